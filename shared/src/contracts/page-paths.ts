import type { PagePath } from './page';

/** Whether a path belongs to a mount: the mount itself or any path below it. The mount `/` has only the home page. */
export function isBelowMount(mount: PagePath, path: string): boolean {
  return path === mount || (mount !== '/' && path.startsWith(`${mount}/`));
}

/**
 * Returns the file of a page's record in a release, relative to the files for the prerenderer.
 * @example pageRecordFile('/') // => 'pages/index.json'
 */
export function pageRecordFile(page: string): string {
  return `pages/${page === '/' ? 'index' : page.slice(1)}.json`;
}
