import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { failuresFolder } from '../failures/failure-files';
import { failureService, isFailureTarget } from '../failures/failure-service';
import { keepAlive } from './alive';
import type { FollowUp } from './follow-up/follow-up';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { createFormService, type FormService } from './form-service';
import { watchLoop } from './loop-health';
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
  const loop = watchLoop();
  const service = createFormService({ ...forms, identity, spool, log });
  const failures = failureService({
    ...formServiceConfig({ ...forms, identity }),
    folder: failuresFolder(spoolDir),
    log,
  });
  const followUp = await openFollowUp({ identity, spool, forms, log });

  return {
    owns: (target) => service.owns(target) || isFailureTarget(target) || followUp?.owns(target) === true,
    handle(request, response) {
      const target = request.url ?? '';
      if (isFailureTarget(target)) return failures.handle(request, response);
      return (followUp?.owns(target) ? followUp : service).handle(request, response);
    },
    handleOther(request, response) {
      const [path, query] = request.url?.split('?') ?? [];
      const isHealth = path === '/health';
      const body = isHealth ? `${JSON.stringify({ status: 'ok', ...loop.read() })}\n` : '';
      // Worst values since the last call that asked so: a drill measures one batch after the other.
      if (isHealth && query === 'reset') loop.reset();
      response.writeHead(isHealth ? 200 : 404, {
        'Content-Type': 'application/json;charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
      });
      response.end(body);
    },
    stop() {
      alive.stop();
      failures.stop();
      loop.stop();
    },
  };
}

/** Null without a secret. What draws these pages is loaded only where there are any. */
async function openFollowUp({
  identity,
  spool,
  forms,
  log,
}: Pick<ReceiverOptions, 'identity' | 'forms' | 'log'> & { spool: Spool }): Promise<FollowUp | null> {
  const { linkSecret, trustsForwardedFor, now } = formServiceConfig({ ...forms, identity });
  if (linkSecret === null) return null;
  const { createFollowUp } = await import('./follow-up/follow-up');
  return createFollowUp({
    spool,
    secret: linkSecret,
    origin: identity.origin,
    tradeName: identity.tradeName,
    ...{ trustsForwardedFor, now, log },
  });
}

/** @throws Error that names the folder. */
export async function openSpoolOrExplain(spoolDir: string): Promise<Spool> {
  return openSpool(spoolDir).catch((error: unknown) => {
    throw new Error(`Requests cannot be kept in ${spoolDir}: ${errorMessage(error)}`, { cause: error });
  });
}
