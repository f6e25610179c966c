import { errorMessage } from '../../error-code';
import type { Spool } from '../spool';
import { decoder, type Decoder, type DecoderLimits } from './decoder';
import type { FairQueue, WaitingPhoto } from './fair-queue';
import { attemptPhoto, type Attempt } from './photo-attempt';

/** Times are in milliseconds of the processor. */
export type PhotoWorkLimits = {
  /** Decoding processes at the same moment. */
  atOnce: number;
  /** For a photograph at first: three times what 12 million pixels take, as telephones take them. */
  quick: number;
  /** For a photograph that took longer, while no other waits. */
  slow: number;
  /** For all photographs of one request. */
  request: number;
  decoder: DecoderLimits;
};

type PhotoWork = {
  /** Begins what is waiting, as far as there are free processes. */
  begin(): void;
  /** Why photographs cannot be written anew at the moment; null when they can. */
  trouble(): string | null;
  /** Lets the next `begin` try again, after no process could be started. */
  unpause(): void;
  /** Ends the processes and what is in work. */
  end(): Promise<void>;
};

type PhotoWorkOptions = {
  spool: Spool;
  queue: FairQueue;
  limits: PhotoWorkLimits;
  log: (message: string) => void;
  isStopped: () => boolean;
  /** Told when no photograph of a request waits any more. */
  onReady: (reference: string) => void;
  /** Told when a photograph has to wait for a reason of our own. */
  onFault: () => void;
};

/** A fault of our own: the photograph waits on disk. */
type Fault = { kind: 'fault'; error: unknown; hasProcess: boolean; time: 0 };

/** Writes the photographs of a queue anew, in processes of their own. */
export function photoWork(options: PhotoWorkOptions): PhotoWork {
  const { spool, queue, limits, log, isStopped, onReady, onFault } = options;
  const decoders = Array.from({ length: limits.atOnce }, () => decoder(limits.decoder));
  const free = [...decoders];
  const running = new Set<Promise<void>>();
  const usedByRequest = new Map<string, number>();
  let trouble: string | null = null;
  let isPaused = false;

  function begin(): void {
    while (!isStopped() && !isPaused && free.length > 0) {
      const photo = queue.next();
      const place = photo && free.pop();
      if (!photo || !place) return;
      const work = workOn(photo, place).finally(() => {
        running.delete(work);
        free.push(place);
        begin();
      });
      running.add(work);
    }
  }

  /** Never rejects. */
  async function workOn(photo: WaitingPhoto, place: Decoder): Promise<void> {
    const attempt = await prepared(place, () =>
      attemptPhoto({ spool, photo, decoder: place, mostTime: mostTime(photo), isStopped }),
    );
    if (attempt.kind === 'fault') noteFault(attempt);
    queue.end(photo, attempt.time);
    if (attempt.kind === 'fault' || attempt.kind === 'cut') return;

    const { reference } = photo;
    trouble = null;
    usedByRequest.set(reference, (usedByRequest.get(reference) ?? 0) + attempt.time);
    if (attempt.kind === 'again') queue.add({ ...photo, isSlow: true });
    if (queue.hasRequest(reference)) return;
    usedByRequest.delete(reference);
    onReady(reference);
  }

  function mostTime({ reference, isSlow }: WaitingPhoto): number {
    const left = limits.request - (usedByRequest.get(reference) ?? 0);
    return Math.min(isSlow ? limits.slow : limits.quick, left);
  }

  function noteFault({ error, hasProcess }: Fault): void {
    if (isStopped()) return;
    if (trouble === null) log(`Photographs have to wait: ${errorMessage(error)}`);
    trouble = errorMessage(error);
    // Without a process none can be decoded; a fault of one file must not keep the others waiting.
    if (!hasProcess) isPaused = true;
    onFault();
  }

  return {
    begin,
    trouble: () => trouble,
    unpause() {
      isPaused = false;
    },
    async end() {
      await Promise.all(decoders.map((place) => place.stop()));
      await Promise.all(running);
    },
  };
}

/** Makes the attempt once the decoder's process is there. Never rejects. */
async function prepared(place: Decoder, attempt: () => Promise<Attempt>): Promise<Attempt | Fault> {
  let hasProcess = false;
  try {
    await place.prepare();
    hasProcess = true;
    return await attempt();
  } catch (error) {
    return { kind: 'fault', error, hasProcess, time: 0 };
  }
}
