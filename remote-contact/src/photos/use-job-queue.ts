import { useEffect, useRef, useState } from 'react';

type Job = (isWanted: () => boolean) => Promise<void>;

/** The running jobs of an unmounted form, or null. */
let left: Promise<void> | null = null;

/** Runs jobs one at a time, after the jobs of an unmounted form. A failed job does not stop the next one. */
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
    /** Jobs of an unmounted form that were still running when this form mounted. */
    before,
    queue: (job: Job) => {
      const ofThisRound = round.current;
      const isWanted = () => ofThisRound === round.current;
      work.current = work.current.then(() => job(isWanted)).catch(() => undefined);
    },
    /** Makes `isWanted` false for the jobs queued so far, so that they show no result. */
    cancelAll: () => {
      round.current += 1;
    },
    /** Resolves once all jobs are done. */
    whenDone: () => work.current,
  };
}
