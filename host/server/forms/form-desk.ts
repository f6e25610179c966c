import type { RequestListener } from 'node:http';
import { openDesk, type DeskOptions } from './desk';
import { openReceiver, type Receiver, type ReceiverOptions } from './receiver';

export type FormDeskOptions = ReceiverOptions & Omit<DeskOptions, 'now'>;

/** Receiver and desk on one folder, in one process: for tests and for a working copy. */
export type FormDesk = {
  forms: Receiver;
  /** For the loopback address only. */
  ownersPage: RequestListener;
  /** The site as the owner has prepared it. */
  preview: RequestListener;
  /** Lets a message on its way finish. Call it once nothing is received any more. */
  stop(): Promise<void>;
};

export async function openFormDesk(options: FormDeskOptions): Promise<FormDesk> {
  const desk = await openDesk({ ...options, ...(options.forms?.now && { now: options.forms.now }) });
  const receiver = await openReceiver(options).catch(async (error: unknown) => {
    await desk.stop();
    throw error;
  });
  return {
    forms: receiver,
    ownersPage: desk.ownersPage,
    preview: desk.preview,
    async stop() {
      receiver.stop();
      await desk.stop();
    },
  };
}
