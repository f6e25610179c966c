import { integrityOf } from '../files';

/** Where the open pages listen for a new build. */
export const eventsPath = '/dev/events';
const scriptPath = '/dev/reload.js';

/*
 * Each page knows which build it shows, so a page that opened while a build ended reloads too. A restart of
 * the server does not change the version of a build, so nothing reloads then.
 */
const script = `
const { build } = document.currentScript.dataset;
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
`.trim();

export const reloadScript = { path: scriptPath, text: script };

/** The document with the reload script, which is pinned by its hash like every script of the site. */
export function withReload(html: string, build: string): string {
  const tag = `<script src="${scriptPath}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script>`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}
