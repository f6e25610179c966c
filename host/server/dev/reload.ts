import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf } from '../../delivery/files';

/** URL path of the event stream for builds. */
export const eventsPath = '/dev/events';

/** Each page has the id of its build, so a page that was opened just before a new build reloads too. */
const script = `
const { build } = document.currentScript.dataset;
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
`.trim();

export const reloadScript = { path: '/dev/reload.js', text: script };

/** Adds the reload script, with its integrity hash, to a document. */
export function withReload(html: string, build: string): string {
  const tag = `<script src="${reloadScript.path}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script>`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

/** Returns functions that register open pages, and notify them of builds. */
export function listeningPages() {
  const listeners = new Set<ServerResponse>();
  let build = Date.now();
  const message = () => `data: ${build}\n\n`;

  return {
    build: () => String(build),
    add(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(message());
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    },
    announceBuild() {
      build += 1;
      listeners.forEach((listener) => listener.write(message()));
    },
    end: () => listeners.forEach((listener) => listener.end()),
  };
}
