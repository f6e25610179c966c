import type { IncomingMessage } from 'node:http';

/**
 * Reads a short body as text.
 * @returns null when it is longer than so many bytes.
 * @throws when the connection breaks.
 */
export async function readSmallBody(request: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open, because the response needs it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Most bytes and milliseconds that are read of a refused body before the response. */
const mostDrained = { bytes: 64 * 1024 ** 2, time: 60_000 };
/** Milliseconds of silence after which the client has sent everything or waits for the response. */
const silence = 2_000;

/**
 * Reads the rest of a refused body. Closing a connection with unread bytes resets it, and the client would lose the
 * response.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;

  const timers: NodeJS.Timeout[] = [];
  await new Promise<void>((resolve) => {
    let size = 0;
    const quiet = setTimeout(resolve, silence);
    timers.push(quiet, setTimeout(resolve, mostDrained.time));
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        quiet.refresh();
        if (size > mostDrained.bytes) resolve();
      })
      .once('end', resolve)
      .once('close', resolve)
      .resume();
  });
  for (const timer of timers) clearTimeout(timer);
}
