import { useSyncExternalStore } from 'react';
import { parisMoment, type ParisMoment } from '@renovation-th/shared/forms/paris-time';

const checkEvery = 20_000;

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, checkEvery);
  return () => clearInterval(timer);
};
// Returns a string, so that React re-renders once a minute rather than on every check.
const minute = () => {
  const { day, time } = parisMoment(new Date());
  return `${day} ${time}`;
};

/** Returns the time in Paris, to the minute. Returns null while prerendering and in the first render. */
export function useParisNow(): ParisMoment | null {
  const text = useSyncExternalStore(subscribe, minute, () => null);
  return text === null ? null : { day: text.slice(0, 10), time: text.slice(-5) };
}
