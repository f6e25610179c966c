import type { IncomingMessage } from 'node:http';

/**
 * A short body, such as that of the owner's own forms, as text.
 * @returns null when it is longer than so many bytes.
 * @throws when the connection breaks.
 */
export async function readSmallBody(request: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed when this stops early, since the answer takes the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What is let in of a body that is refused, before the answer cuts it off: bytes, milliseconds. */
const mostDrained = { bytes: 64 * 1024 ** 2, time: 60_000 };
/** A sender who is silent for this long, in milliseconds, has either sent everything or waits for the answer. */
const silence = 2_000;

/**
 * Lets the rest of a refused body arrive. Answered before, a connection that is to be closed would be
 * reset with bytes unread, and the sender would lose the answer with it.
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
