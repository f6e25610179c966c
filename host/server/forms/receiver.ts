import type { RequestListener } from 'node:http';
import { failureDatabase } from '../failures/failure-log';
import { failureService } from '../failures/failure-service';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { createFormService, type FormService } from './form-service';
import { receiverAlive } from './troubles';
import { startPoll } from './poll';
import { sendJson } from './private-answers';
import { openRequestFolder, writeFact } from './database/open-database';

export type ReceiverOptions = {
  identity: FormServiceOptions['identity'];
  /** Folder of requests. Created if it does not exist. */
  spoolDir: string;
  /** Settings of the form service that differ from its defaults. */
  forms?: Omit<FormServiceOptions, 'identity'>;
  log: (message: string) => void;
};

/** Milliseconds to wait for a locked database before the request goes to the raft. */
const longestWait = 500;

const heartbeatMilliseconds = 15_000;

export type Receiver = FormService & {
  /** Handles HTTP requests, and responds with 404 to a path that no service owns. */
  listener: RequestListener;
  stop(): void;
};

/** Opens the receiver, which only writes each request to disk and responds. The desk does all slow work. */
export async function openReceiver({ identity, spoolDir, forms, log }: ReceiverOptions): Promise<Receiver> {
  const database = await openRequestFolder(spoolDir, log, longestWait);
  const config = formServiceConfig({ ...forms, identity });
  const { now } = config;
  const alive = startPoll({
    work: () => writeFact(database, { name: receiverAlive, value: '', at: now().getTime() }),
    failure: 'The receiver cannot record a heartbeat',
    ...{ log, pause: heartbeatMilliseconds },
  });
  const failures = failureDatabase(spoolDir, log);
  const services: readonly FormService[] = [
    failureService({ ...config, database: failures, log, origin: identity.origin }),
    createFormService({ ...config, database, log }),
  ];
  const serviceFor = (target: string) => services.find(({ owns }) => owns(target)) ?? null;

  const handle: Receiver['handle'] = async (request, response) => {
    const answering = serviceFor(request.url ?? '');
    if (answering) return answering.handle(request, response);
    sendJson(response, 404, {});
  };
  return {
    owns: (target) => serviceFor(target) !== null,
    handle,
    listener: (request, response) => void handle(request, response),
    stop() {
      void alive.stop();
      failures.close();
      database.close();
    },
  };
}
