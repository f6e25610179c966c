import type { RequestIndex } from '../index/request-index';
import type { MailStatus } from '../mail/mail-queue';
import { headerText } from '../mail/mail-text';
import { reminderMarks } from '../request-marks';
import { titleOf } from '../shown-fields';
import type { Spool } from '../spool';
import type { SpoolFolder } from '../spool-folders';
import { referenceOf } from '../stored-request';

/** A request as the daily mail names it. */
export type NamedRequest = { key: string; reference: string; title: string };

/** How many there are, and some of them by name. */
export type NamedRequests = { count: number; named: readonly NamedRequest[] };

/** What waits for the owner. */
export type Attention = {
  /** To be done, and older than a day. */
  waiting: NamedRequests;
  reminders: NamedRequests;
  quarantined: NamedRequests;
  /** By mail: those that have not left, and those that the server refused for good. */
  undelivered: { waiting: number; dead: number };
  retentionHeld: number;
  isDiskNearlyFull: boolean;
};

type AttentionOptions = {
  spool: Spool;
  index: RequestIndex;
  mail: MailStatus;
  retentionHeld: number;
  isDiskNearlyFull: boolean;
  /** `yyyy-mm-dd` in Paris. */
  today: string;
  now: Date;
};

const mostNamed = 20;
const day = 24 * 60 * 60 * 1000;
const pageSize = 200;
/** Pages of requests younger than a day that are read; in a larger flood the rest counts as older. */
const mostPages = 50;

export async function attentionOf(options: AttentionOptions): Promise<Attention> {
  const { spool, index, mail, retentionHeld, isDiskNearlyFull } = options;
  const quarantined = index.quarantined(mostNamed);
  const due = await dueReminders(spool, index, options.today);
  return {
    waiting: await waitingFor(options),
    reminders: { count: due.length, named: await names(spool, 'accepted', due.slice(0, mostNamed)) },
    quarantined: { count: quarantined.count, named: await names(spool, 'quarantine', quarantined.first) },
    undelivered: { waiting: mail.waiting, dead: mail.dead },
    retentionHeld,
    isDiskNearlyFull,
  };
}

/** Whether there is anything to say. */
export function needsAttention(attention: Attention): boolean {
  const { waiting, reminders, quarantined, undelivered, retentionHeld, isDiskNearlyFull } = attention;
  const counts = [waiting.count, reminders.count, quarantined.count, undelivered.waiting, undelivered.dead];
  return isDiskNearlyFull || retentionHeld > 0 || counts.some((count) => count > 0);
}

/** The list is newest first: what is younger than a day stands at its beginning. */
async function waitingFor({ spool, index, now }: AttentionOptions): Promise<NamedRequests> {
  const limit = now.getTime() - day;
  let younger = 0;
  for (let number = 1; number <= mostPages; number += 1) {
    const page = index.list('new', { size: pageSize, number });
    const older = page.filter(({ receivedAt }) => receivedAt <= limit);
    younger += page.length - older.length;
    if (older.length > 0 || page.length < pageSize) {
      const first = older.slice(0, mostNamed).map(({ reference }) => reference);
      return { count: index.count('new') - younger, named: await names(spool, 'accepted', first) };
    }
  }
  return { count: index.count('new'), named: [] };
}

/** References of requests that are to be done, and of which the owner wants to be reminded by now. */
export async function dueReminders(
  spool: Spool,
  index: Pick<RequestIndex, 'request'>,
  today: string,
): Promise<string[]> {
  const days = [...(await reminderMarks(spool).list())];
  return days
    .filter(([reference, day]) => day <= today && index.request(reference)?.handledAt === null)
    .map(([reference]) => reference);
}

/** A request that cannot be read is named by its reference. */
async function names(spool: Spool, folder: SpoolFolder, keys: readonly string[]): Promise<NamedRequest[]> {
  return Promise.all(
    keys.map(async (key) => {
      const request = await spool.read(folder, key).catch(() => null);
      const reference = referenceOf(key);
      return { key, reference, title: request ? headerText(titleOf(request)) : reference };
    }),
  );
}
