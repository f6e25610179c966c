import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';

const makers =
  /^(?:compose|gate)\/.*(?<!\.test)\.ts$|^(?:load-server-module|release-record|page-files|precompress)\.ts$/;

/** One hash over the sources of compose and the gate: what they made or judged before may differ now. */
export async function deliveryDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listFiles(__dirname)).filter((name) => makers.test(name)))
    hash.update(`${file}\0`).update(await readFile(path.join(__dirname, file)));
  return hash.digest('hex');
}
