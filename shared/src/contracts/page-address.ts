import type { PagePath } from './page';

/** Whether a mount owns a path: itself and all below it, but `/` only itself. */
export function isBelowMount(mount: PagePath, path: string): boolean {
  return path === mount || (mount !== '/' && path.startsWith(`${mount}/`));
}

/**
 * Where a release keeps the page's record, below its files for the prerenderer.
 * @example pageRecordFile('/') // => 'pages/index.json'
 */
export function pageRecordFile(page: string): string {
  return `pages/${page === '/' ? 'index' : page.slice(1)}.json`;
}
