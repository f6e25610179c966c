let open = (path: string): void => location.assign(path);

/** Opens a page of this site without loading a document. Call it from handlers and effects. */
export const openPage = (path: string): void => open(path);

/** For the host: sets the function that `openPage` calls. */
export function onOpenPage(handle: (path: string) => void): void {
  open = handle;
}
