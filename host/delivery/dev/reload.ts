import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf } from '../files';

/** Where the open pages listen for a new build. */
export const eventsPath = '/dev/events';

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

export const reloadScript = { path: '/dev/reload.js', text: script };

/** The document with the reload script, which is pinned by its hash like every script of the site. */
export function withReload(html: string, build: string): string {
  const tag = `<script src="${reloadScript.path}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script>`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

/** The open pages that listen for a new build. */
export function listeningPages() {
  const listeners = new Set<ServerResponse>();
  const message = (build: string) => `data: ${build}\n\n`;

  return {
    /** @param build the one that the server shows now. */
    add(request: IncomingMessage, response: ServerResponse, build: string) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(message(build));
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    },
    tell: (build: string) => listeners.forEach((listener) => listener.write(message(build))),
    /** Lets go of them, so that the server can stop. */
    end: () => listeners.forEach((listener) => listener.end()),
  };
}
