import type { SendMailOptions } from 'nodemailer';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { freeSpace, isRoomy } from '../health';
import type { RequestIndex } from '../index/request-index';
import type { MailStatus } from '../mail/mail-queue';
import type { MailSettings } from '../mail/mail-settings';
import type { RetentionJob } from '../retention';
import type { Spool } from '../spool';
import { alertMarks } from './alert-marks';
import type { AlertSettings } from './alert-settings';
import { attentionOf } from './attention';
import { dailyMail } from './daily-mail';
import { dailyRound } from './daily-round';
import { guardMail } from './guard-mail';
import { lateMailAlert } from './late-mail';
import { ping } from './ping';
import { startRounds } from './start-rounds';

export type DeskAlerts = {
  /** What was told last, for health. */
  told(): { lastDailyMail: string | null; lastAlert: string | null; lastPing: string | null };
  stop(): Promise<void>;
};

type DeskAlertsOptions = {
  spool: Spool;
  index: RequestIndex;
  retention: Pick<RetentionJob, 'held'>;
  identity: Identity;
  /** Null when there is no mail. */
  mail: {
    settings: MailSettings;
    status: () => MailStatus;
    send: (mail: SendMailOptions) => Promise<void>;
    linkTo: ((key: string) => string) | null;
  } | null;
  settings: AlertSettings;
  isHealthy: () => Promise<boolean>;
  now: () => Date;
  log: (message: string) => void;
};

/** Everything by which the owner hears that something needs him: a mail a day, an alert, a sign of life. */
export function startAlerts({
  spool,
  index,
  retention,
  identity,
  mail,
  settings,
  isHealthy,
  now,
  log,
}: DeskAlertsOptions): DeskAlerts {
  const marks = alertMarks(spool, log);
  const daily =
    mail &&
    dailyRound({
      marks,
      attention: async (today) =>
        attentionOf({
          ...{ spool, index, today },
          mail: mail.status(),
          retentionHeld: retention.held(),
          isDiskNearlyFull: !isRoomy(await freeSpace(spool)),
          now: now(),
        }),
      mailFor: (attention, day) =>
        dailyMail(attention, {
          day,
          from: mail.settings.from,
          to: mail.settings.to ?? identity.email,
          tradeName: identity.tradeName,
          linkTo: mail.linkTo,
        }),
      send: mail.send,
      ...{ now, log },
    });
  const late =
    mail &&
    settings.webhook &&
    lateMailAlert({ webhook: settings.webhook, status: mail.status, marks, now, log });
  const guard =
    mail &&
    guardMail({
      ...{ spool, marks, send: mail.send, now, log, tradeName: identity.tradeName },
      from: mail.settings.from,
      to: mail.settings.to ?? identity.email,
    });
  const life = settings.pingUrl === null ? null : ping({ url: settings.pingUrl, isHealthy, now, log });
  const rounds = startRounds([daily, late, guard, life].filter((job) => job !== null));

  return {
    told: () => ({
      lastDailyMail: daily?.lastDay() ?? null,
      lastAlert: late?.lastAt() ?? null,
      lastPing: life?.lastAt() ?? null,
    }),
    stop: rounds.stop,
  };
}
