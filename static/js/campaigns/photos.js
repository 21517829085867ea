// Photos are made smaller before they go up: a phone's are larger than anybody needs, and eight of them than a request may
// be. What the browser cannot read goes up as it is; the server looks into each, and says what it cannot take.
const MOST_SIDE = 2400;
const SMALL_ENOUGH = 1024 * 1024;
const underWay = new Map(); // form → what is being made smaller for it

async function smaller(file) {
  if (file.size <= SMALL_ENOUGH) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.88));
    return made && made.size < file.size ? new File([made], file.name.replace(/\.\w+$/, ".jpg"), { type: made.type }) : file;
  } catch {
    return file;
  }
}

async function shrink(input) {
  const files = new DataTransfer();
  for (const file of input.files) files.items.add(await smaller(file)); // one at a time: each takes a lot of memory
  input.files = files.files;
}

document.addEventListener("change", ({ target }) => {
  if (!target.matches("input[type=file][name=photos]")) return;
  const work = shrink(target).finally(() => underWay.delete(target.form));
  underWay.set(target.form, work);
});

document.addEventListener("submit", async (event) => {
  const work = underWay.get(event.target);
  if (!work || event.defaultPrevented) return;
  event.preventDefault();
  await work;
  const button = asDrawnNow(event.target, event.submitter);
  if (!button?.disabled) event.target.requestSubmit(button);
});

// What follows from the sheet is drawn anew while one types, its button too: the one that stands there now is meant.
function asDrawnNow(form, button) {
  if (!button || button.form === form) return button;
  return [...form.elements].find((one) => one.matches("button") && one.name === button.name && one.value === button.value);
}
