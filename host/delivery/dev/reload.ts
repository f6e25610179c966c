import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf } from '../files';

/** Where the open pages listen for a new build. */
export const eventsPath = '/dev/events';

/* Each page knows which build it shows, so a page that opened while a build ended reloads too. */
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
  let build = Date.now();
  const message = () => `data: ${build}\n\n`;

  return {
    /** Names the build that the server shows now. */
    build: () => String(build),
    add(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(message());
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    },
    /** There is another one. */
    tell() {
      build += 1;
      listeners.forEach((listener) => listener.write(message()));
    },
    /** Lets go of them, so that the server can stop. */
    end: () => listeners.forEach((listener) => listener.end()),
  };
}
