import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../files';
import { compressed } from '../precompress';
import { factsOf } from './document-facts';
import { hashOf, twins, type ListedFile } from './page-list';

/**
 * Writes a document or a text of a draft with its compressed twins. Nothing may stand there: a file that
 * stands there could be one that visitors are served from another site.
 * @param document null for a text. @returns what the list of pages says of it.
 */
export async function writeWithTwins(
  place: string,
  file: string,
  text: string,
  document?: { isHasty: boolean },
): Promise<Omit<ListedFile, 'key'>> {
  const content = Buffer.from(text);
  const compressing = compressed(content, document?.isHasty);
  // Read while other threads compress.
  const facts = document ? factsOf(text) : null;
  const { br, gz } = await compressing;
  // At once, as a promise would take longer than the writing.
  makeFolder(path.dirname(path.join(place, file)));
  const all = [content, br, gz];
  for (const [index, twin] of twins.entries())
    writeFileSync(path.join(place, file + twin), all[index] ?? '', { flag: 'wx' });
  return { file, hashes: all.map(hashOf), facts };
}
