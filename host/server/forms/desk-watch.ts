import type { Identity } from '@renovation-th/shared/identity/identity';
import type { AlertSettings } from './alerts/alert-settings';
import { startAlerts } from './alerts/desk-alerts';
import { deskHealth } from './desk-health';
import type { Health } from './health';
import type { RequestIndex } from './index/request-index';
import { watchLoop } from './loop-health';
import type { LeavingMail } from './mail/leaving-mail';
import type { RetentionJob } from './retention';
import type { Spool } from './spool';

type DeskWatchOptions = {
  spool: Spool;
  index: RequestIndex;
  retention: Pick<RetentionJob, 'held'>;
  identity: Identity;
  /** Null when there is no mail. */
  mail: LeavingMail | null;
  settings: AlertSettings;
  now: () => Date;
  log: (message: string) => void;
};

export type DeskWatch = {
  health: () => Promise<Health>;
  stop(): Promise<void>;
};

/** How the desk is doing, and the alerts that tell the owner of it. */
export function watchDesk({ mail, settings, ...parts }: DeskWatchOptions): DeskWatch {
  const loop = watchLoop();
  const health = deskHealth({
    ...parts,
    mailQueue: mail && mail.queue,
    told: () => alerts.told(),
    loopDelay: () => loop.read().maxDelayMs / 1000,
  });
  const alerts = startAlerts({
    ...parts,
    mail: mail && {
      settings: mail.settings,
      status: mail.queue.status,
      send: mail.sender.send,
      linkTo: mail.linkTo,
    },
    settings,
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
