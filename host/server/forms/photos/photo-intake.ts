import { namesIn } from '../folders-of-requests';
import type { Spool } from '../spool';
import { photoOfRaw, referenceOf } from '../stored-request';
import type { FairQueue } from './fair-queue';
import { readRawHead } from './raw-photo';

/** Asks for the photographs of all requests; no reference looks like it. */
export const everyRequest = '*';

type PhotoIntake = {
  /** Takes the photographs of this request that wait on disk into the queue. Never rejects. */
  take(reference: string): Promise<void>;
  /** Resolves once nothing is being taken. */
  end(): Promise<void>;
};

type PhotoIntakeOptions = {
  spool: Spool;
  queue: Pick<FairQueue, 'has' | 'add'>;
  /** True once nothing is to be taken any more. */
  isStopped: () => boolean;
  /** Told after each reading of the folder. */
  onTaken: () => void;
  /** Told when the folder cannot be read. */
  onFault: (error: unknown) => void;
};

/** Reads the folder of raw photographs, once for all who ask meanwhile. */
export function photoIntake(options: PhotoIntakeOptions): PhotoIntake {
  const { onTaken, onFault } = options;
  const wanted = new Set<string>();
  let taking: Promise<void> | null = null;

  async function takeWanted(): Promise<void> {
    while (wanted.size > 0) {
      const references = new Set(wanted);
      wanted.clear();
      await takePhotos(options, references).catch(onFault);
      onTaken();
    }
    taking = null;
  }

  return {
    take(reference) {
      wanted.add(reference);
      taking ??= takeWanted();
      return taking;
    },
    async end() {
      await taking;
    },
  };
}

async function takePhotos(
  { spool, queue, isStopped }: PhotoIntakeOptions,
  references: ReadonlySet<string>,
): Promise<void> {
  const isWanted = references.has(everyRequest)
    ? await requestsOnDisk(spool)
    : (reference: string) => references.has(reference);
  for await (const name of namesIn(spool.at('raw'))) {
    if (!isStopped() && isWanted(referenceOf(name))) await takePhoto(spool, queue, name);
  }
}

/** A raw photograph without a request was never confirmed to anybody; retention removes it. */
async function requestsOnDisk(spool: Spool): Promise<(reference: string) => boolean> {
  const references = new Set<string>();
  for (const folder of ['accepted', 'quarantine'] as const) {
    for await (const name of namesIn(spool.at(folder))) references.add(referenceOf(name));
  }
  return (reference) => references.has(reference);
}

async function takePhoto(spool: Spool, queue: PhotoIntakeOptions['queue'], name: string): Promise<void> {
  const file = photoOfRaw(name);
  if (file === null || queue.has(file)) return;
  // An unreadable entry must not keep other photographs waiting.
  const head = await readRawHead(spool, file).catch(() => null);
  if (!head || queue.has(file)) return;
  queue.add({ file, reference: referenceOf(file), mark: head.mark, isSlow: false });
}
