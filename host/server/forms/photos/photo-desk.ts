import { errorMessage } from '../../error-code';
import { namesIn } from '../folders-of-requests';
import type { Spool } from '../spool';
import { photoOfRaw, referenceOf } from '../stored-request';
import { decoder, decoderLimits, type Decoder, type DecoderLimits } from './decoder';
import { fairQueue, type WaitingPhoto } from './fair-queue';
import { attemptPhoto, type Attempt } from './photo-attempt';
import { readRawHead } from './raw-photo';

export type PhotoDesk = {
  /** Takes the photographs of this request that wait on disk into the queue. Never rejects. */
  settle(reference: string): Promise<void>;
  status(): PhotoStatus;
  /** Ends what is in work, which is begun again at the next start. */
  stop(): Promise<void>;
};

export type PhotoStatus = {
  /** Photographs that wait or are in work. */
  waiting: number;
  /** Why photographs cannot be written anew at the moment; null when they can. */
  trouble: string | null;
};

/** Times are in milliseconds, and those of the processor unless said otherwise. */
export type PhotoDeskLimits = {
  /** Decoding processes at the same moment. */
  atOnce: number;
  /** For a photograph at first: three times what 12 million pixels take, as telephones take them. */
  quick: number;
  /** For a photograph that took longer, while no other waits. */
  slow: number;
  /** For all photographs of one request. */
  request: number;
  /** By the clock: pause before a retry after a fault of our own. */
  retry: number;
  decoder: DecoderLimits;
};

const defaultLimits: PhotoDeskLimits = {
  atOnce: 2,
  quick: 1_500,
  slow: 15_000,
  request: 20_000,
  retry: 30_000,
  decoder: decoderLimits,
};

type PhotoDeskOptions = {
  spool: Spool;
  log: (message: string) => void;
  /** Told when no photograph of a request waits any more. */
  onReady: (reference: string) => void;
  limits?: Partial<PhotoDeskLimits>;
};

/** Asks for the photographs of all requests; no reference looks like it. */
const everyRequest = '*';

/** Writes photographs anew, in processes of their own: those that wait on disk already, and those that come. */
export function startPhotoDesk({ spool, log, onReady, ...options }: PhotoDeskOptions): PhotoDesk {
  const limits = { ...defaultLimits, ...options.limits };
  const queue = fairQueue(limits.atOnce);
  const decoders = Array.from({ length: limits.atOnce }, () => decoder(limits.decoder));
  const free = [...decoders];
  const running = new Set<Promise<void>>();
  const usedByRequest = new Map<string, number>();
  const wanted = new Set<string>();
  let taking: Promise<void> | null = null;
  let trouble: string | null = null;
  let retrying: NodeJS.Timeout | undefined;
  let isPaused = false;
  let isStopped = false;

  /** Reads the folder of raw photographs, once for all who ask meanwhile. Never rejects. */
  async function takeWanted(): Promise<void> {
    while (wanted.size > 0) {
      const references = new Set(wanted);
      wanted.clear();
      try {
        const isWanted = references.has(everyRequest)
          ? await requestsOnDisk(spool)
          : (reference: string) => references.has(reference);
        for await (const name of namesIn(spool.at('raw'))) {
          if (!isStopped && isWanted(referenceOf(name))) await take(name);
        }
      } catch (error) {
        log(`Photographs that wait cannot be listed: ${errorMessage(error)}`);
        tryLater();
      }
      pump();
    }
    taking = null;
  }

  async function take(name: string): Promise<void> {
    const file = photoOfRaw(name);
    if (file === null || queue.has(file)) return;
    // An unreadable entry must not keep other photographs waiting.
    const head = await readRawHead(spool, file).catch(() => null);
    if (!head || queue.has(file)) return;
    queue.add({ file, reference: referenceOf(file), mark: head.mark, isSlow: false });
  }

  function settle(reference: string): Promise<void> {
    wanted.add(reference);
    taking ??= takeWanted();
    return taking;
  }

  function pump(): void {
    while (!isStopped && !isPaused && free.length > 0) {
      const photo = queue.next();
      const place = photo && free.pop();
      if (!photo || !place) return;
      const work = workOn(photo, place).finally(() => {
        running.delete(work);
        free.push(place);
        pump();
      });
      running.add(work);
    }
  }

  /** Never rejects. */
  async function workOn(photo: WaitingPhoto, place: Decoder): Promise<void> {
    const { reference } = photo;
    const attempt = await tryPhoto(photo, place);
    queue.end(photo, attempt?.time ?? 0);
    if (!attempt || attempt.kind === 'cut') return;

    trouble = null;
    usedByRequest.set(reference, (usedByRequest.get(reference) ?? 0) + attempt.time);
    if (attempt.kind === 'again') queue.add({ ...photo, isSlow: true });
    if (queue.hasRequest(reference)) return;
    usedByRequest.delete(reference);
    onReady(reference);
  }

  /** Null when it failed for a reason of our own: the photograph waits on disk. */
  async function tryPhoto(photo: WaitingPhoto, place: Decoder): Promise<Attempt | null> {
    let isPrepared = false;
    try {
      await place.prepare();
      isPrepared = true;
      const left = limits.request - (usedByRequest.get(photo.reference) ?? 0);
      const mostTime = Math.min(photo.isSlow ? limits.slow : limits.quick, left);
      return await attemptPhoto({ spool, photo, decoder: place, mostTime, isStopped: () => isStopped });
    } catch (error) {
      if (isStopped) return null;
      if (trouble === null) log(`Photographs have to wait: ${errorMessage(error)}`);
      trouble = errorMessage(error);
      // Without a process none can be decoded; a fault of one file must not keep the others waiting.
      if (!isPrepared) isPaused = true;
      tryLater();
      return null;
    }
  }

  function tryLater(): void {
    if (isStopped) return;
    retrying ??= setTimeout(() => {
      retrying = undefined;
      isPaused = false;
      void settle(everyRequest);
    }, limits.retry).unref();
  }

  void settle(everyRequest);

  return {
    settle,
    status: () => ({ waiting: queue.size(), trouble }),
    async stop() {
      isStopped = true;
      clearTimeout(retrying);
      await Promise.all(decoders.map((place) => place.stop()));
      await Promise.all(running);
      await taking;
    },
  };
}

/** A raw photograph without a request was never confirmed to anybody; retention removes it. */
async function requestsOnDisk(spool: Spool): Promise<(reference: string) => boolean> {
  const references = new Set<string>();
  for (const folder of ['accepted', 'quarantine'] as const) {
    for await (const name of namesIn(spool.at(folder))) references.add(referenceOf(name));
  }
  return (reference) => references.has(reference);
}
