// Tells the server this browser's time zone, so that evenings stand at the hour on the reader's clock. The server shows
// its own zone until it has been told: on that first page the moments are written anew here.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
const cookie = `time_zone=${encodeURIComponent(zone)}`;

// The letters of the server's formats that moments are written with (see the tag `moment`).
const LETTERS = {
  l: ["weekday", "long"],
  j: ["day", "numeric"],
  F: ["month", "long"],
  M: ["month", "short"],
  Y: ["year", "numeric"],
  H: ["hour", "2-digit"],
  i: ["minute", "2-digit"],
  T: ["timeZoneName", "short"],
};

function written(date, format, language) {
  // A day and its month are asked for together: some languages bend the month's name beside a day.
  const part = ([type, width]) => {
    const asked = { day: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23", [type]: width };
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, ...asked }).formatToParts(date);
    return parts.find((one) => one.type === type).value;
  };
  return format.replace(/[a-z]/gi, (letter) => part(LETTERS[letter]));
}

if (zone && !document.cookie.split("; ").includes(cookie)) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${cookie}; path=/; samesite=lax; max-age=31536000${secure}`;
  for (const one of document.querySelectorAll("time[data-format]")) {
    one.textContent = written(new Date(one.dateTime), one.dataset.format, document.documentElement.lang);
  }
}
