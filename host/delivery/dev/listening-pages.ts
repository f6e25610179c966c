import type { IncomingMessage, ServerResponse } from 'node:http';

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
    tell(build: string) {
      for (const listener of listeners) listener.write(message(build));
    },
    /** Lets go of them, so that the server can stop. */
    end: () => listeners.forEach((listener) => listener.end()),
  };
}
