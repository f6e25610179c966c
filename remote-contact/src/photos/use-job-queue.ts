import { useRef } from 'react';

type Job = (isWanted: () => boolean) => Promise<void>;

/** Jobs run one after the other; a failed job does not stop the next. */
export function useJobQueue() {
  const work = useRef(Promise.resolve());
  const round = useRef(0);

  return {
    queue: (job: Job) => {
      const ofThisRound = round.current;
      const isWanted = () => ofThisRound === round.current;
      work.current = work.current.then(() => job(isWanted)).catch(() => undefined);
    },
    /** Jobs queued before are no longer wanted: whatever they bring must not be shown. */
    giveUp: () => {
      round.current += 1;
    },
    /** Resolves once all are done. */
    whenDone: () => work.current,
  };
}
