// Tells the server this browser's time zone, so that evenings stand at the hour on the reader's clock. The server shows
// its own zone until it has been told.
const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
const told = document.cookie.split("; ").find((one) => one.startsWith("time_zone="));
if (zone && told !== `time_zone=${zone}`) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `time_zone=${zone}; path=/; samesite=lax; max-age=31536000${secure}`;
}
