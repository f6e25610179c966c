import type { Spool } from '../spool';
import { leftOutName, rawName } from '../stored-request';
import { removeSynced } from '../synced-files';
import type { Decoder } from './decoder';
import type { WaitingPhoto } from './fair-queue';
import type { DecodingProblem } from './photo-problems';
import { isSettled, noteAttempts, readRawHead } from './raw-photo';

export type Attempt = {
  /** `again`: the photograph may be tried once more, with more time; `cut`: its process was ended by the desk. */
  kind: 'settled' | 'again' | 'cut';
  /** Of the processor, in milliseconds. */
  time: number;
};

type AttemptOptions = {
  spool: Spool;
  photo: WaitingPhoto;
  /** Prepared. */
  decoder: Decoder;
  /** Of the processor, in milliseconds; 0 when its request has used up its time. */
  mostTime: number;
  isStopped: () => boolean;
};

/**
 * How often decoding may begin without a known end, over all restarts, before a photograph is left out. A
 * picture that kills its decoder is noticed and tried twice only; but a service that is killed again and
 * again does not see the end of an honest photograph either.
 */
const mostBeginnings = 5;

/**
 * Writes one photograph anew, or writes down why that cannot be done. The raw one goes last, so that
 * whatever is killed at whatever moment goes on from there.
 */
export async function attemptPhoto(options: AttemptOptions): Promise<Attempt> {
  const { spool, photo, decoder, mostTime, isStopped } = options;
  const { file } = photo;
  const raw = spool.at('raw', rawName(file));
  const head = await readRawHead(spool, file);
  if (!head) return { kind: 'settled', time: 0 };
  if (await isSettled(spool, file)) {
    await removeSynced(raw);
    return { kind: 'settled', time: 0 };
  }
  if (mostTime <= 0 || head.attempts >= mostBeginnings) {
    await settle(spool, file, mostTime <= 0 ? 'photo-too-slow' : 'photo-unreadable');
    return { kind: 'settled', time: 0 };
  }

  await noteAttempts(spool, file, head.attempts + 1);
  const decoded = await decoder.decode(raw, mostTime);
  const { time } = decoded;
  if (isStopped() && decoded.kind === 'died') {
    await noteAttempts(spool, file, head.attempts);
    return { kind: 'cut', time };
  }
  const isTrouble =
    decoded.kind === 'died' || (decoded.kind === 'refused' && decoded.reason === 'photo-too-slow');
  if (isTrouble && !photo.isSlow) return { kind: 'again', time };

  try {
    const outcome =
      decoded.kind === 'written'
        ? decoded.jpeg
        : decoded.kind === 'refused'
          ? decoded.reason
          : 'photo-unreadable';
    await settle(spool, file, outcome);
  } catch (error) {
    // Decoding ended; the disk failed.
    await noteAttempts(spool, file, head.attempts);
    throw error;
  }
  return { kind: 'settled', time };
}

async function settle(
  { at, writer }: Spool,
  file: string,
  outcome: Uint8Array | DecodingProblem,
): Promise<void> {
  const place = typeof outcome === 'string' ? at('left-out', leftOutName(file)) : at('photos', file);
  await writer.writeNew(
    place,
    typeof outcome === 'string' ? `${JSON.stringify({ reason: outcome })}\n` : Buffer.from(outcome),
  );
  // Without a raw one its request was erased meanwhile, and so must this be.
  if (!(await removeSynced(at('raw', rawName(file))))) await removeSynced(place);
}
