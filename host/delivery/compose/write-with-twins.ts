import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../files';
import { compressed } from '../precompress';
import type { ComposedFiles } from './former-sites';
import { twins, type SiteFile } from './site-manifest';

/**
 * Writes a document or a text of a draft with its compressed twins. Nothing may stand there: a file that
 * stands there could be one that visitors are served from another site.
 * @param said what the manifest says of the file itself, besides its hash. @param facts is called while threads of Node's compress.
 */
export async function writeWithTwins(
  folder: string,
  file: string,
  text: string,
  said: Pick<SiteFile, 'date' | 'key'>,
  document?: { isHasty: boolean; facts: () => SiteFile['document'] },
): Promise<ComposedFiles> {
  const content = Buffer.from(text);
  const compressing = compressed(content, document?.isHasty);
  const facts = document?.facts();
  const { br, gz } = await compressing;
  // At once, as a promise would take longer than the writing.
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  const [written, ...others] = [content, br, gz].map((bytes, index): ComposedFiles[number] => {
    const name = file + (twins[index] ?? '');
    writeFileSync(path.join(folder, name), bytes, { flag: 'wx' });
    utimesSync(path.join(folder, name), said.date, said.date);
    return [name, { hash: integrityOf(bytes), date: said.date }];
  });
  return written ? [[file, { ...written[1], ...said, document: facts }], ...others] : [];
}
