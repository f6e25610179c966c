import { integrityOf } from '../files';

/** Where the open pages listen for a new build. */
export const eventsPath = '/dev/events';
const scriptPath = '/dev/reload.js';

/*
 * Each page knows the build it shows, so that one that opened while a build ended is told as well.
 * After a restart of the server the same build is the same version: nothing is loaded again.
 */
const script = `
const { build } = document.currentScript.dataset;
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
`.trim();

export const reloadScript = { path: scriptPath, text: script };

/** The document with the script that loads it again; pinned as every script of the site. */
export function withReload(html: string, build: string): string {
  const tag = `<script src="${scriptPath}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script>`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}
