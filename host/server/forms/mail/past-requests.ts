import { handledMarks } from '../request-marks';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';

/** Milliseconds. The daily mail names what is older and still to be done. */
const longestNews = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether a request is too old to be mailed for the first time: mail that is set up late must not send the whole
 * history. One whose age nobody knows is news.
 */
export function isOldNews({ receivedAt }: StoredRequest, now: Date): boolean {
  return now.getTime() - Date.parse(receivedAt) > longestNews;
}

/** Whether the owner has dealt with this version of a request: no mail need tell him of it. */
export async function isDealtWith(
  spool: Pick<Spool, 'at' | 'writer'>,
  key: string,
  { receivedAt }: StoredRequest,
): Promise<boolean> {
  const handledAt = await handledMarks(spool).at(referenceOf(key));
  // A correction that came afterwards is to be mailed.
  return handledAt !== null && !(Date.parse(receivedAt) > handledAt);
}
