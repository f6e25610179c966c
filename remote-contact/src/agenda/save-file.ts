/** Milliseconds until the URL is revoked, long enough for the browser to open the file. */
const revokeAfter = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter);
}
