import { decoder } from '../forms/photos/decoder';
import type { Retouch } from '../forms/photos/decoder-words';

/** Processor time of a photograph, in milliseconds: the owner's cameras are better than those of his visitors. */
const mostTime = 15_000;
/** Something else may have ended the process the first time. */
const mostTries = 2;

export type Drawing = ReturnType<typeof startDrawing>;

/** Draws photographs of the owner anew, one after the other, in a process that may be killed. */
export function startDrawing() {
  const place = decoder();
  let before: Promise<unknown> = Promise.resolve();

  async function drawNow(file: string, retouch?: Retouch): Promise<Buffer | 'unreadable' | 'too-large'> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const drawn = await place.decode(file, mostTime, retouch);
      if (drawn.kind === 'written') return drawn.jpeg;
      if (drawn.kind === 'refused') return drawn.reason === 'photo-unreadable' ? 'unreadable' : 'too-large';
    }
    return 'unreadable';
  }

  return {
    /** @returns the photograph as a JPEG, or a word that says why there is none. @throws Error for a fault of our own. */
    draw(file: string, retouch?: Retouch) {
      const drawn = before.then(() => drawNow(file, retouch));
      before = drawn.catch(() => undefined);
      return drawn;
    },
    stop: () => place.stop(),
  };
}
