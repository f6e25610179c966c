import { useEffect, useRef, useState } from 'react';

type Job = (isWanted: () => boolean) => Promise<void>;

/** The jobs of a form that the visitor has left; null once they are done. */
let left: Promise<void> | null = null;

/** Jobs run one after the other, after those of a form that was left; a failed job does not stop the next. */
export function useJobQueue() {
  const [before] = useState(left);
  const work = useRef(before ?? Promise.resolve());
  const round = useRef(0);

  useEffect(
    () => () => {
      const mine = work.current;
      left = mine;
      void mine.then(() => {
        if (left === mine) left = null;
      });
    },
    [],
  );

  return {
    /** The jobs of a form that was left, if they were still running when this one came. */
    before,
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
