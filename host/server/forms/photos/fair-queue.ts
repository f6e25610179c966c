/** A photograph that waits to be written anew. */
export type WaitingPhoto = {
  file: string;
  reference: string;
  /** See `sender-mark.ts`. */
  mark: string;
  /** Whether it has used up the time of a usual photograph once: it waits for those that may not. */
  isSlow: boolean;
};

/**
 * Lets senders take turns. The next photograph is one of the sender who asks least of the processor: what
 * he has used lately, and what his waiting photographs will take. So whoever sends many pictures, or
 * pictures made to be slow, waits for everybody else, and nobody waits for all of his. Each sender has one
 * photograph in work at most.
 */
export type FairQueue = {
  add(photo: WaitingPhoto): void;
  /** Whether the photograph waits, or is in work. */
  has(file: string): boolean;
  /** Whether a photograph of the request waits, or is in work. */
  hasRequest(reference: string): boolean;
  /** Takes the photograph whose turn it is; null when none may be begun now. Each must be given back by `end`. */
  next(): WaitingPhoto | null;
  /** @param time of the processor that it took, in milliseconds. */
  end(photo: WaitingPhoto, time: number): void;
  size(): number;
};

type SenderTurn = { waiting: WaitingPhoto[]; inWork: WaitingPhoto | null; used: number; usedAt: number };

/** Milliseconds that a waiting photograph counts: about the processor time of a usual one. */
const usualTime = 300;
/** Milliseconds after which a sender's used time counts half. */
const halfLife = 60_000;
/** How many idle senders are remembered with their used time. */
const mostRemembered = 1_000;

/** @param atOnce photographs in work; slow ones leave a place to the others where there are several. */
export function fairQueue(atOnce: number, now: () => number = () => performance.now()): FairQueue {
  const senders = new Map<string, SenderTurn>();
  const files = new Set<string>();
  let slowInWork = 0;

  function usedBy({ used, usedAt }: SenderTurn): number {
    return used * 2 ** ((usedAt - now()) / halfLife);
  }

  function nextOf(isSlow: boolean): { sender: SenderTurn; photo: WaitingPhoto } | null {
    let best: { sender: SenderTurn; photo: WaitingPhoto; asked: number } | null = null;
    for (const sender of senders.values()) {
      if (sender.inWork) continue;
      const photo = sender.waiting.find((waiting) => waiting.isSlow === isSlow);
      if (!photo) continue;
      const asked = usedBy(sender) + sender.waiting.length * usualTime;
      if (best === null || asked < best.asked) best = { sender, photo, asked };
    }
    return best;
  }

  function forgetIdle(): void {
    for (const [mark, { waiting, inWork }] of senders) {
      if (senders.size <= mostRemembered) return;
      if (waiting.length === 0 && !inWork) senders.delete(mark);
    }
  }

  return {
    add(photo) {
      const sender = senders.get(photo.mark) ?? { waiting: [], inWork: null, used: 0, usedAt: now() };
      // A map keeps the order of insertion: of two who ask as little, the one who came first.
      senders.set(photo.mark, sender);
      sender.waiting.push(photo);
      files.add(photo.file);
      forgetIdle();
    },
    has: (file) => files.has(file),
    hasRequest: (reference) =>
      [...senders.values()].some(({ waiting, inWork }) =>
        [...waiting, ...(inWork ? [inWork] : [])].some((photo) => photo.reference === reference),
      ),
    next() {
      const maySlow = slowInWork === 0 || slowInWork < atOnce - 1;
      const found = nextOf(false) ?? (maySlow ? nextOf(true) : null);
      if (!found) return null;
      const { sender, photo } = found;
      sender.waiting.splice(sender.waiting.indexOf(photo), 1);
      sender.inWork = photo;
      if (photo.isSlow) slowInWork += 1;
      return photo;
    },
    end(photo, time) {
      const sender = senders.get(photo.mark);
      if (!sender || sender.inWork !== photo) return;
      sender.used = usedBy(sender) + time;
      sender.usedAt = now();
      sender.inWork = null;
      files.delete(photo.file);
      if (photo.isSlow) slowInWork -= 1;
    },
    size: () => files.size,
  };
}
