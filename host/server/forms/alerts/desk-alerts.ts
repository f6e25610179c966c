import type { SendMailOptions } from 'nodemailer';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { RequestDatabase } from '../database/open-database';
import { freeSpace, isRoomy } from '../disk-space';
import type { MailStatus } from '../mail/mail-queue';
import type { MailSettings } from '../mail/mail-settings';
import type { RetentionJob } from '../retention';
import { attentionOf } from './attention';
import { dailyMail } from './daily-mail';
import { dailyRound } from './daily-round';
import { guardMail } from './guard-mail';
import { ping } from './ping';
import { rememberedFact } from './remembered-fact';
import { startRounds } from './start-rounds';

export type DeskAlerts = {
  /** What was told last, for health. */
  told(): { lastDailyMail: string | null; lastPing: string | null };
  stop(): Promise<void>;
};

type DeskAlertsOptions = {
  database: RequestDatabase;
  retention: Pick<RetentionJob, 'held'>;
  identity: Identity;
  /** Null when there is no mail. */
  mail: {
    settings: MailSettings;
    status: () => MailStatus;
    send: (mail: SendMailOptions) => Promise<void>;
    linkTo: ((key: string) => string) | null;
  } | null;
  /** Asked every five minutes while everything is well: whoever answers there raises the alarm when nobody asks. */
  pingUrl: string | null;
  isHealthy: () => Promise<boolean>;
  now: () => Date;
  log: (message: string) => void;
};

/** Everything by which the owner hears that something needs him: a mail a day, the guard's decisions, a sign of life. */
export function startAlerts(options: DeskAlertsOptions): DeskAlerts {
  const { database, retention, identity, mail, pingUrl, isHealthy, now, log } = options;
  const mailed = mail && {
    from: mail.settings.from,
    to: mail.settings.to ?? identity.email,
    tradeName: identity.tradeName,
  };
  const told = (name: string) => rememberedFact(database, { name, now, log });
  const daily =
    mailed &&
    dailyRound({
      told: told('daily-mail'),
      attention: async (today) =>
        attentionOf({
          ...{ database, today },
          mail: mail.status(),
          retentionHeld: retention.held(),
          isDiskNearlyFull: !isRoomy(await freeSpace(database.folder)),
          now: now(),
        }),
      mailFor: (attention, day) => dailyMail(attention, { ...mailed, day, linkTo: mail.linkTo }),
      send: mail.send,
      ...{ now, log },
    });
  const guard =
    mailed &&
    guardMail({
      ...mailed,
      ...{ now, log },
      folder: database.folder,
      told: told('guard-mail'),
      send: mail.send,
    });
  const life = pingUrl === null ? null : ping({ url: pingUrl, isHealthy, now, log });
  const rounds = startRounds([daily, guard, life].filter((job) => job !== null));

  return {
    told: () => ({ lastDailyMail: daily?.lastDay() ?? null, lastPing: life?.lastAt() ?? null }),
    stop: rounds.stop,
  };
}
