import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../error-code';
import { startDelivery } from './delivery/delivery-worker';
import type { MailSettings } from './delivery/mail-settings';
import { smtpSender } from './delivery/smtp-sender';
import type { FormServiceOptions } from './form-config';
import { createFormService, type FormService } from './form-service';
import { ownersPage } from './owner/owners-page';
import { startRetention } from './retention';
import { openSpool } from './spool';

export type FormDeskOptions = {
  identity: Identity;
  /** Where requests are kept; made if it does not exist. */
  spoolDir: string;
  /** Null keeps requests for the owner's page only. */
  mail?: MailSettings | null;
  /** Years to keep a request after the last contact; null keeps for ever. Default: 3. */
  retentionYears?: number | null;
  /** Settings of the form service that differ from its defaults. */
  forms?: Omit<FormServiceOptions, 'identity'>;
  log: (message: string) => void;
};

/** Everything that receives, forwards, shows and in the end forgets requests, on one folder. */
export type FormDesk = {
  forms: FormService;
  /** For the loopback address only. */
  ownersPage: RequestListener;
  /** Lets a running delivery finish. Call it once nothing is received any more. */
  stop(): Promise<void>;
};

export async function openFormDesk({
  identity,
  spoolDir,
  mail = null,
  retentionYears = 3,
  forms,
  log,
}: FormDeskOptions): Promise<FormDesk> {
  const spool = await openSpool(spoolDir).catch((error: unknown) => {
    throw new Error(`Requests cannot be kept in ${spoolDir}: ${errorMessage(error)}`, { cause: error });
  });
  const sender = mail && smtpSender(mail, identity.tradeName);
  const delivery =
    mail && sender && (await startDelivery({ spool, send: sender.send, retry: mail.retry, log }));
  const now = forms?.now ?? (() => new Date());
  const retention = startRetention({
    spool,
    years: retentionYears,
    now,
    log,
    onErased: (references) => delivery?.forget(references),
  });

  return {
    forms: createFormService({
      ...forms,
      identity,
      spool,
      log,
      onArrival: ({ key }) => delivery?.enqueue(key),
    }),
    ownersPage: ownersPage({ spool, delivery, now, log }),
    async stop() {
      retention.stop();
      await delivery?.stop();
      sender?.close();
    },
  };
}
