/** Milliseconds until the URL is revoked: the browser has opened the file by then. */
const revokeAfter = 60_000;

/** Hands the file to the browser, which saves or opens it. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter);
}
