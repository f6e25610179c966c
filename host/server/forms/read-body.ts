import type { IncomingMessage } from 'node:http';

/**
 * Reads a short body as text.
 * @returns null when the body is longer than `most` bytes.
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
