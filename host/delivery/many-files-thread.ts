// What the threads of many-files.ts can do.

export { keepPages } from './compose/former-pages';
export { areAsListed } from './compose/page-list';
export { publishFiles } from './compose/publish-releases';
export { problemsOf } from './release-files';
