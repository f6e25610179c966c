import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { keepAlive } from './alive';
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

export type Receiver = FormService & {
  /** Answers what is no form: `/health` for a monitor of this machine, and 404. */
  handleOther(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
};

/**
 * What visitors reach: takes a request, puts it on disk and answers. It never decodes a picture, never
 * mails and never reads more than one request, so that nothing slow stands between a visitor and the
 * disk. The desk does the rest, in another process, from what it finds there.
 */
export async function openReceiver({ identity, spoolDir, forms, log }: ReceiverOptions): Promise<Receiver> {
  const spool = await openSpoolOrExplain(spoolDir);
  const alive = keepAlive(spool, log);
  const service = createFormService({
    ...forms,
    identity,
    spool,
    log,
    onArrival: (key) => {
      noteChange(spool, key).catch((error: unknown) =>
        // The request is safe; the desk finds it at its next full reading.
        log(`${key} is kept, but could not be announced: ${errorMessage(error)}`),
      );
    },
  });

  return {
    ...service,
    handleOther(request, response) {
      const isHealth = request.url === '/health';
      const body = isHealth
        ? `${JSON.stringify({ status: 'ok', rssBytes: process.memoryUsage.rss() })}\n`
        : '';
      response.writeHead(isHealth ? 200 : 404, {
        'Content-Type': 'application/json;charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
      });
      response.end(body);
    },
    stop: alive.stop,
  };
}

/** @throws Error that names the folder. */
export async function openSpoolOrExplain(spoolDir: string): Promise<Spool> {
  return openSpool(spoolDir).catch((error: unknown) => {
    throw new Error(`Requests cannot be kept in ${spoolDir}: ${errorMessage(error)}`, { cause: error });
  });
}
