import { keepProcess, type KeptProcess } from './kept-process';

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

/** Receiver and desk, each in a process of its own. */
export type FormProcesses = { receiver: KeptProcess; desk: KeptProcess; stop(): Promise<void> };

/** @throws Error that a person can act on when one of the two does not start. */
export async function startFormProcesses(options: FormProcessesOptions): Promise<FormProcesses> {
  const { spoolDir, receiverPort, ownerPort, remedy = '', isProxied = false, log } = options;
  const shared = { RTH_SPOOL: spoolDir, RTH_PORT_REMEDY: remedy };
  const [receiver, desk] = await Promise.allSettled([
    keepProcess({
      name: 'receiver',
      entry: 'start-receiver.ts',
      environment: {
        ...shared,
        RTH_FORMS_PORT: String(receiverPort),
        ...(isProxied && { RTH_TRUST_PROXY: '1' }),
      },
      portVariable: 'RTH_FORMS_PORT',
      heapMegabytes: 256,
      log,
    }),
    keepProcess({
      name: 'desk',
      entry: 'start-desk.ts',
      environment: {
        ...shared,
        RTH_OWNER_PORT: String(ownerPort),
        // React draws the owner's pages three times as fast as in development.
        NODE_ENV: process.env.NODE_ENV ?? 'production',
      },
      portVariable: 'RTH_OWNER_PORT',
      heapMegabytes: 512,
      log,
    }),
  ]);
  if (receiver.status === 'fulfilled' && desk.status === 'fulfilled')
    return {
      receiver: receiver.value,
      desk: desk.value,
      stop: async () => void (await Promise.all([receiver.value.stop(), desk.value.stop()])),
    };
  // When one does not start, the other does not stay behind.
  for (const result of [receiver, desk]) if (result.status === 'fulfilled') await result.value.stop();
  throw receiver.status === 'rejected' ? receiver.reason : desk.status === 'rejected' ? desk.reason : null;
}
