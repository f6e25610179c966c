import type { PagePath } from './page';

/** Whether a path is a mount or lies below it. The mount `/` contains only the home page. */
export function isBelowMount(mount: PagePath, path: string): boolean {
  return path === mount || (mount !== '/' && path.startsWith(`${mount}/`));
}

/**
 * Returns the file of a page's record, relative to `server/` in a release.
 * @example pageRecordFile('/') // => 'pages/index.json'
 */
export function pageRecordFile(page: string): string {
  return `pages/${page === '/' ? 'index' : page.slice(1)}.json`;
}
