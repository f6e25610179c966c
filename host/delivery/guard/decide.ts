import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { fewestAddresses, type StoredFailure } from '../../server/failures/stored-failure';
import type { GuardOutcome } from '../../server/failures/versions-file';
import { chanceOf, fewestSenders, highestWeight, isHeavy } from './weigh';

/** A release that is watched, and the one that it is compared with. */
export type Watched = {
  app: string;
  version: string;
  /** Milliseconds since 1970. */
  since: number;
  until: number;
} & (
  | { kind: 'stage'; other: string; /** Per cent of the visitors. */ traffic: number }
  /** Compared with as long a time before `since`, so a good release has half of those who fail. */
  | { kind: 'promotion' }
);

type Evidence = GuardOutcome['evidence'];
export type Decision =
  | { what: 'wait'; evidence: Evidence }
  | { what: 'take-back'; reason: 'failures' | 'section'; evidence: Evidence }
  | { what: 'finish'; evidence: Evidence };

/** A failure of either side. `passed` is the time between it and `since`, in milliseconds. */
type Sided = StoredFailure & { isWatched: boolean; passed: number };

/** Failures by which no code of a section, or of the shell, came alive. */
const deadSections: readonly FailureKind[] = ['section-load', 'section-hydrate', 'integrity', 'shell'];
const minute = 60_000;
/** How improbable a minute must be that takes a release back at once. */
const improbableMinute = 0.01;

/**
 * Decides from the failures on disk alone, so that it does not matter when it looks, or whether it was killed.
 *
 * Taken back is what fails for so many visitors that a release as good as the other one would get there once in
 * 1,000 times (`highestWeight`); visitors count and not reports, because one browser may fail at every page. And at
 * once, what has a minute in which every report of it says that a section of this app could not be loaded or
 * hydrated, or its hash was refused, if so many of those who failed so in that minute have the watched release only
 * once in 100 times: the second condition holds while a network is down for both sides. Either needs three senders.
 */
export function decide(watched: Watched, failures: readonly StoredFailure[], now: number): Decision {
  const share = watched.kind === 'stage' ? watched.traffic / 100 : 0.5;
  const sided = sidesOf(watched, failures, now);
  const first = firstOfEach(sided);
  const own = sided.filter(({ isWatched }) => isWatched);
  const count = first.filter(({ isWatched }) => isWatched).length;
  const evidence: Evidence = {
    since: new Date(watched.since).toISOString(),
    share: share * 100,
    watched: count,
    other: first.length - count,
    chance: chanceOf(share, count, first.length - count),
  };
  const weight = highestWeight(
    share,
    first.map(({ isWatched }) => isWatched),
  );
  if (isHeavy(weight) && fewestAddresses(own) >= fewestSenders)
    return { what: 'take-back', reason: 'failures', evidence };
  if (
    fewestAddresses(own) >= fewestSenders &&
    own.some((last) => isDeadMinute(watched.app, share, sided, last))
  )
    return { what: 'take-back', reason: 'section', evidence };
  return { what: now >= watched.until ? 'finish' : 'wait', evidence };
}

/** Those that either release can have caused, in the order of `passed`. Other documents say nothing of the two. */
function sidesOf(watched: Watched, failures: readonly StoredFailure[], now: number): Sided[] {
  const end = Math.min(now, watched.until);
  return failures
    .flatMap((failure): Sided[] => {
      const version = failure.releases[watched.app];
      const after = Date.parse(failure.at) - watched.since;
      const isWatched = version === watched.version && after >= 0;
      const isOther =
        watched.kind === 'stage'
          ? version === watched.other && after >= 0
          : version !== undefined && version !== watched.version && after < 0;
      const passed = Math.abs(after);
      return (isWatched || isOther) && watched.since + passed <= end
        ? [{ ...failure, isWatched, passed }]
        : [];
    })
    .sort((a, b) => a.passed - b.passed);
}

/** The first failure of each sender on each side. Senders of two runs may be one: it then counts twice. */
function firstOfEach(sided: readonly Sided[]): Sided[] {
  const seen = new Set<string>();
  return sided.filter(({ isWatched, sender: { run, number } }) => {
    const key = `${String(isWatched)} ${run} ${number}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether the minute that ends with this report of the watched release condemns it. */
function isDeadMinute(app: string, share: number, sided: readonly Sided[], last: Sided): boolean {
  const inMinute = sided.filter(({ passed }) => passed <= last.passed && passed > last.passed - minute);
  const isDead = ({ kind, app: failed }: Sided) => failed === app && deadSections.includes(kind);
  const own = inMinute.filter(({ isWatched }) => isWatched);
  if (!own.every(isDead) || fewestAddresses(own) < fewestSenders) return false;
  const others = inMinute.filter((failure) => !failure.isWatched && isDead(failure));
  return chanceOf(share, firstOfEach(own).length, firstOfEach(others).length) < improbableMinute;
}
