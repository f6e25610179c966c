/**
 * Makes a file field show these files as chosen: it says their number, and would send them by
 * itself. Browsers that cannot show none; ours are sent all the same.
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
