import { fewestAddresses, type StoredFailure } from '../../server/failures/stored-failure';

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

export type Decision = {
  what: 'wait' | 'take-back' | 'promote';
  /** Visitors who failed with the watched release, and with the other one. */
  watched: number;
  other: number;
  /** Per cent of those who fail that would have the watched release, were it as good as the other one. */
  share: number;
};

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
  const numbers = { watched: count, other: first.length - count, share: watched.traffic };
  const senders = fewestAddresses(sided.filter(({ isWatched }) => isWatched));
  if (isHeavy(highestWeight(share, first)) && senders >= fewestSenders)
    return { what: 'take-back', ...numbers };
  return { what: now >= watched.until ? 'promote' : 'wait', ...numbers };
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

/** How often a release as good as the other one may be taken back. */
const falseAlarms = 0.001;
/** No decision rests on fewer visitors, whatever the numbers say. */
const fewestSenders = 3;

/** So many times as often as the other release a bad one may fail: each is weighed, and all count alike. */
const ratios = [3, 10, 100, 1_000];

/** Part of those who fail that has the watched release, when it fails `ratio` times as often. */
const shareAt = (ratio: number, share: number) => (ratio * share) / (ratio * share + 1 - share);

/**
 * How many times as likely what was seen is with a bad release as with a good one, at its highest.
 *
 * A guard looks again and again, so a test of a single look would raise false alarms in most long stages. This
 * value is a likelihood ratio, averaged over several bad releases: with a good one its expectation stays 1 however
 * long one looks (a martingale), so it ever exceeds 1/α with a probability of α at most (Ville's inequality). No
 * look has to be planned, a guard that was dead meanwhile loses nothing, and from 1,000 on the plain binomial
 * probability is below 0.1 %, too.
 * @param share part of the visitors with the watched release. @param failed who failed in this order: true for each
 * with the watched release.
 */
export function highestWeight(share: number, failed: readonly boolean[]): number {
  let [watched, highest] = [0, 1];
  failed.forEach((isWatched, index) => {
    if (isWatched) watched += 1;
    highest = Math.max(highest, weightOf(share, watched, index + 1 - watched));
  });
  return highest;
}

/** The weight of so many failures on each side, at this moment. Exported for its test. */
export function weightOf(share: number, watched: number, other: number): number {
  const of = (ratio: number) => {
    const bad = shareAt(ratio, share);
    return Math.exp(watched * Math.log(bad / share) + other * Math.log((1 - bad) / (1 - share)));
  };
  return ratios.reduce((sum, ratio) => sum + of(ratio), 0) / ratios.length;
}

/** Whether so much weight is against the release that it is taken back. */
export const isHeavy = (weight: number) => weight >= 1 / falseAlarms;
