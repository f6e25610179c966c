import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { startAlerts } from './alerts/desk-alerts';
import type { Copying } from './backup/copy-requests';
import type { RequestDatabase } from './database/open-database';
import { healthOf, type Health } from './health';
import { watchLoop } from './loop-health';
import type { LeavingMail } from './mail/leaving-mail';
import type { RetentionJob } from './retention';

type DeskWatchOptions = {
  database: RequestDatabase;
  retention: Pick<RetentionJob, 'held'>;
  identity: Identity;
  /** Null when there is no mail. */
  mail: LeavingMail | null;
  /** Null when requests are not copied. */
  copying: Pick<Copying, 'behindSeconds'> | null;
  pingUrl: string | null;
  now: () => Date;
  log: (message: string) => void;
};

export type DeskWatch = {
  health: () => Promise<Health>;
  stop(): Promise<void>;
};

/** How the desk is doing, and the alerts that tell the owner of it. */
export function watchDesk({ mail, copying, ...parts }: DeskWatchOptions): DeskWatch {
  const { database, retention, now } = parts;
  const loop = watchLoop();
  const health = () =>
    healthOf({
      ...{ database, now: now(), today: parisMoment(now()).day },
      mail: mail && mail.queue.status(),
      retentionHeld: retention.held(),
      copiesBehindSeconds: copying && copying.behindSeconds(),
      ...alerts.told(),
      loopDelaySeconds: loop.read().maxDelayMs / 1000,
    });
  const alerts = startAlerts({
    ...parts,
    mail: mail && {
      settings: mail.settings,
      status: mail.queue.status,
      send: mail.sender.send,
      linkTo: mail.linkTo,
    },
    isHealthy: async () => (await health()).status === 'ok',
  });

  return {
    health,
    async stop() {
      loop.stop();
      await alerts.stop();
    },
  };
}
