import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { listDue, listWaiting } from '../database/attention-rows';
import { countQuarantinedSince, listVersions, type Excerpt } from '../database/request-lists';
import type { MailStatus } from '../mail/mail-queue';
import { headerText } from '../mail/mail-text';
import { titleOf } from '../shown-fields';

/** A request as the daily mail names it. */
export type NamedRequest = { key: string; reference: string; title: string };

/** How many there are, and some of them by name. */
export type NamedRequests = { count: number; named: readonly NamedRequest[] };

/** What waits for the owner. */
export type Attention = {
  /** To be done, and older than a day. */
  waiting: NamedRequests;
  reminders: NamedRequests;
  /** Set apart since yesterday: what he has left there before is no news. */
  quarantined: NamedRequests;
  /** By mail: those that have not left, and those that the server refused for good. */
  undelivered: { waiting: number; dead: number };
  retentionHeld: number;
  isDiskNearlyFull: boolean;
};

type AttentionOptions = {
  database: RequestDatabase;
  mail: MailStatus;
  retentionHeld: number;
  isDiskNearlyFull: boolean;
  /** `yyyy-mm-dd` in Paris. */
  today: string;
  now: Date;
};

const mostNamed = 20;
const day = 24 * 60 * 60 * 1000;

export function attentionOf(options: AttentionOptions): Attention {
  const { database, mail, retentionHeld, isDiskNearlyFull, today, now } = options;
  const yesterday = now.getTime() - day;
  const quarantined = countQuarantinedSince(database, yesterday);
  const page = { size: Math.min(quarantined, mostNamed), number: 1 };
  return {
    waiting: named(listWaiting(database, yesterday, mostNamed)),
    reminders: named(listDue(database, today, mostNamed)),
    quarantined: named({
      count: quarantined,
      first: listVersions(database, { state: 'quarantined', page }).first,
    }),
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

function named({ count, first }: Excerpt<KeptRequest>): NamedRequests {
  return {
    count,
    named: first.map(({ key, request }) => ({
      key,
      reference: request.reference,
      title: headerText(titleOf(request)),
    })),
  };
}
