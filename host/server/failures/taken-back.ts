import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/open-plain-file';

/** What the delivery tells of releases that a guard took back, in a file beside the requests: this side reads no release. */
export const takenBackFile = (spoolDir: string): string => path.join(spoolDir, 'taken-back.json');

const mostBytes = 1024 * 1024;

/** Each release that was taken back, such as `towns 1.2.0-0123456789`, and when. */
const takenBack = z.array(z.object({ release: z.string().max(200), date: z.iso.datetime() }));
export type TakenBack = z.infer<typeof takenBack>;

/** Releases that were taken back since then: somebody has to mend them. None where the file says nothing. */
export async function releasesTakenBack(spoolDir: string, since: Date): Promise<readonly string[]> {
  const content = await readPlainFile(takenBackFile(spoolDir), mostBytes).catch(() => '');
  const read = checkedJson(takenBack, content.toString());
  if (!('value' in read)) return [];
  return read.value.filter(({ date }) => new Date(date) >= since).map(({ release }) => release);
}
