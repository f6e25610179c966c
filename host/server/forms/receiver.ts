import { errorMessage } from '../error-code';
import { noteChange } from './changes';
import type { FormServiceOptions } from './form-config';
import { createFormService, type FormService } from './form-service';
import { openSpool, type Spool } from './spool';

export type ReceiverOptions = {
  identity: FormServiceOptions['identity'];
  /** Where requests are kept; made if it does not exist. */
  spoolDir: string;
  /** Settings of the form service that differ from its defaults. */
  forms?: Omit<FormServiceOptions, 'identity'>;
  log: (message: string) => void;
};

/**
 * What visitors reach: takes a request, puts it on disk and answers. It never decodes a picture, never
 * mails and never reads more than one request, so that nothing slow stands between a visitor and the
 * disk. The desk does the rest, in another process, from what it finds there.
 */
export async function openReceiver({
  identity,
  spoolDir,
  forms,
  log,
}: ReceiverOptions): Promise<FormService> {
  const spool = await openSpoolOrExplain(spoolDir);
  return createFormService({
    ...forms,
    identity,
    spool,
    log,
    onArrival: (reference) => {
      noteChange(spool, reference).catch((error: unknown) =>
        // The request is safe; the desk finds it at its next full reading.
        log(`${reference} is kept, but could not be announced: ${errorMessage(error)}`),
      );
    },
  });
}

/** @throws Error that names the folder. */
export async function openSpoolOrExplain(spoolDir: string): Promise<Spool> {
  return openSpool(spoolDir).catch((error: unknown) => {
    throw new Error(`Requests cannot be kept in ${spoolDir}: ${errorMessage(error)}`, { cause: error });
  });
}
