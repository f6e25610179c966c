import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf } from '../../delivery/files';

/** URL path of the event stream for builds and type errors. */
export const eventsPath = '/dev/events';

/*
 * Each page has the id of its build, so a page that was opened just before a new build reloads too. A bar shows type
 * errors, uncaught errors, and errors from the console, such as a hydration mismatch.
 */
const script = `
const { build } = document.currentScript.dataset;
const bar = document.createElement('pre');
bar.tabIndex = 0;
bar.style.cssText = 'position:fixed;z-index:99999;inset:auto 0 0 0;max-height:40vh;overflow:auto;margin:0;padding:1rem;'
  + 'background:#7f1d1d;color:#fff;font:14px/1.4 monospace;white-space:pre-wrap';
const texts = new Map();
function show(kind, text) {
  if (text) texts.set(kind, text);
  else texts.delete(kind);
  bar.textContent = ['page', 'types'].flatMap((each) => texts.get(each) ?? []).join('\\n\\n');
  if (texts.size) document.body.append(bar);
  else bar.remove();
}
const fail = (...parts) => show('page', [texts.get('page'), parts.map((part) => part?.message ?? String(part)).join(' ')].filter(Boolean).join('\\n\\n'));
const { error } = console;
console.error = (...parts) => {
  error(...parts);
  fail(...parts);
};
addEventListener('error', ({ message }) => message && fail(message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
const events = new EventSource('${eventsPath}');
events.onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
events.addEventListener('types', ({ data }) => show('types', JSON.parse(data)));
`.trim();

export const reloadScript = { path: '/dev/reload.js', text: script };

/** Adds the reload script, with its integrity hash, to a document. */
export function withReload(html: string, build: string): string {
  const tag = `<script src="${reloadScript.path}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script>`;
  return html.replace('</head>', () => `${tag}\n</head>`);
}

/** Returns functions that register open pages, and notify them of builds and type errors. */
export function listeningPages() {
  const listeners = new Set<ServerResponse>();
  let build = Date.now();
  let types = '';
  const message = () => `data: ${build}\n\nevent: types\ndata: ${JSON.stringify(types)}\n\n`;
  const send = () => listeners.forEach((listener) => listener.write(message()));

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
      send();
    },
    sendTypes(errors: string) {
      types = errors;
      send();
    },
    end: () => listeners.forEach((listener) => listener.end()),
  };
}
