import path from 'node:path';
import { superviseProcess, type SupervisedProcess } from './supervisor';

type FormProcessesOptions = {
  /** Where requests are kept. */
  spoolDir: string;
  /** Of the receiver; 0 takes any free port. */
  receiverPort: number;
  /** Of the owner's page; 0 takes any free port. */
  ownerPort: number;
  /** How to choose another port, for the error of a port that is taken. */
  remedy?: string;
  /** True when this process passes forms on to the receiver, and says who each visitor is. */
  isProxied?: boolean;
  log: (message: string) => void;
};

/** Receiver and desk, each in a process of its own that is started again whenever it ends. */
export type FormProcesses = {
  receiver: SupervisedProcess;
  desk: SupervisedProcess;
  stop(): Promise<void>;
};

const entry = (name: string) => path.join(__dirname, '..', name);

/** @throws Error that a person can act on when one of the two does not start. */
export async function startFormProcesses(options: FormProcessesOptions): Promise<FormProcesses> {
  const { spoolDir, receiverPort, ownerPort, remedy = '', isProxied = false, log } = options;
  const shared = { RTH_SPOOL: spoolDir, RTH_PORT_REMEDY: remedy };
  const starting = [
    superviseProcess({
      name: 'receiver',
      entry: entry('start-receiver.ts'),
      environment: {
        ...shared,
        RTH_FORMS_PORT: String(receiverPort),
        ...(isProxied && { RTH_TRUST_PROXY: '1' }),
      },
      heapMegabytes: 256,
      log,
    }),
    superviseProcess({
      name: 'desk',
      entry: entry('start-desk.ts'),
      environment: {
        ...shared,
        RTH_OWNER_PORT: String(ownerPort),
        // React draws the owner's pages three times as fast as in development.
        NODE_ENV: process.env.NODE_ENV ?? 'production',
      },
      heapMegabytes: 512,
      log,
    }),
  ] as const;
  const [receiver, desk] = await allOrNone(starting);

  return {
    receiver,
    desk,
    stop: async () => void (await Promise.all([receiver.stop(), desk.stop()])),
  };
}

/** When one does not start, the other does not stay behind. */
async function allOrNone<Two extends readonly [Promise<SupervisedProcess>, Promise<SupervisedProcess>]>(
  starting: Two,
): Promise<[SupervisedProcess, SupervisedProcess]> {
  const [first, second] = await Promise.allSettled(starting);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  for (const result of [first, second]) if (result.status === 'fulfilled') await result.value.stop();
  throw first.status === 'rejected' ? first.reason : second.status === 'rejected' ? second.reason : null;
}
