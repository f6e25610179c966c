/** Long enough for the browser to begin reading the file. */
const readWithin = 60_000;

/** Hands the file to the browser, which saves or opens it. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
