import { fewestAddresses, type StoredFailure } from '../../server/failures/stored-failure';
import type { GuardOutcome } from '../guard-outcome';
import { fewestSenders, highestWeight, isHeavy } from './weigh';

/** A staged release that is watched, and the live one that it is compared with. */
export type Watched = {
  app: string;
  version: string;
  live: string;
  /** Per cent of the visitors. */
  traffic: number;
  /** Milliseconds since 1970. */
  since: number;
  until: number;
};

type Decision = { what: 'wait' | 'take-back' | 'promote'; evidence: GuardOutcome['evidence'] };

/** A failure of one of the two releases. */
type Sided = StoredFailure & { isWatched: boolean };

/**
 * Decides from the failures on disk alone, so that it does not matter when it looks, or whether it was killed.
 *
 * Taken back is what fails for so many visitors, three at least, that a release as good as the live one would get
 * there once in 1,000 times (`highestWeight`). Visitors count and not reports, because one browser may fail at every
 * page.
 */
export function decide(watched: Watched, failures: readonly StoredFailure[], now: number): Decision {
  const share = watched.traffic / 100;
  const sided = sidesOf(watched, failures, now);
  const first = firstOfEach(sided).map(({ isWatched }) => isWatched);
  const count = first.filter(Boolean).length;
  const evidence = {
    since: new Date(watched.since).toISOString(),
    share: watched.traffic,
    watched: count,
    other: first.length - count,
  };
  const senders = fewestAddresses(sided.filter(({ isWatched }) => isWatched));
  if (isHeavy(highestWeight(share, first)) && senders >= fewestSenders)
    return { what: 'take-back', evidence };
  return { what: now >= watched.until ? 'promote' : 'wait', evidence };
}

/** In the order in which they came. Documents with other releases say nothing of the two. */
function sidesOf(watched: Watched, failures: readonly StoredFailure[], now: number): Sided[] {
  const end = Math.min(now, watched.until);
  const isInTime = ({ at }: StoredFailure) => Date.parse(at) >= watched.since && Date.parse(at) <= end;
  return failures
    .filter(isInTime)
    .flatMap((failure): Sided[] => {
      const version = failure.releases[watched.app];
      const isWatched = version === watched.version;
      return isWatched || version === watched.live ? [{ ...failure, isWatched }] : [];
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The first failure of each sender on each side. Senders of two runs may be one: it then counts twice. */
function firstOfEach(sided: readonly Sided[]): Sided[] {
  const seen = new Set<string>();
  return sided.filter(({ isWatched, sender: { run, number } }) => {
    const key = `${String(isWatched)} ${run} ${number}`;
    return !seen.has(key) && seen.add(key);
  });
}
