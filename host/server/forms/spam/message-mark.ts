import { createHash } from 'node:crypto';

/** « Devis toiture » is what many people write; a whole sentence is somebody's own. */
const shortestOwn = 40;

/** Tells messages apart by their letters and digits alone. Null for a message that two people may well both write. */
export function messageMark(message: string): string | null {
  const letters = message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.length < shortestOwn ? null : createHash('sha256').update(letters).digest('base64url');
}
