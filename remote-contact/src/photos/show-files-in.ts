/**
 * Sets the files of a file field, so that it shows their number. Browsers without DataTransfer show no number, but the
 * files are sent.
 */
export function showFilesIn(input: HTMLInputElement, files: readonly File[]): void {
  try {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  } catch {
    input.value = '';
  }
}
