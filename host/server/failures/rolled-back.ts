import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/read-plain-file';

/** Delivery writes the releases that a guard rolled back into this file, beside the requests. */
export const rolledBackFile = (spoolDir: string): string => path.join(spoolDir, 'rolled-back.json');

const mostBytes = 1024 * 1024;

/** A release that was rolled back, such as `towns 1.2.0-0123456789`, and when. */
const rolledBack = z.array(z.object({ release: z.string().max(200), date: z.iso.datetime() }));
export type RolledBack = z.infer<typeof rolledBack>;

/** Returns the releases that a guard rolled back between these times; none when the file is missing or unreadable. */
export async function releasesRolledBack(
  spoolDir: string,
  since: Date,
  until: Date,
): Promise<readonly string[]> {
  const content = await readPlainFile(rolledBackFile(spoolDir), mostBytes).catch(() => '');
  const read = checkedJson(rolledBack, content.toString());
  if (!('value' in read)) return [];
  const isBetween = ({ date }: RolledBack[number]) => new Date(date) >= since && new Date(date) <= until;
  return read.value.filter(isBetween).map(({ release }) => release);
}
