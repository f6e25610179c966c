import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { visitorBucket } from '../../server/static/visitor-bucket';
import { sampleFailure } from '../../server/testing/sample-failure';
import { stagedBuckets } from '../compose/staged-release';
import { decide, type Watched } from './decide';

const hour = 3_600_000;
const since = Date.parse('2026-11-21T10:00:00Z');
const until = since + 2 * hour;
const [live, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];
const stage = {
  kind: 'stage' as const,
  app: 'towns',
  version: next,
  other: live,
  traffic: 10,
  since,
  until,
} satisfies Watched;
const promotion: Watched = { kind: 'promotion', app: 'towns', version: next, since, until };

type Told = {
  after?: number;
  version?: string;
  from?: number;
  run?: string;
  kind?: FailureKind;
  app?: string;
};

/** A report. @param after minutes since the stage began. @param from number of the sender. */
function told({
  after = 1,
  version = next,
  from = 1,
  run = 'a',
  kind = 'error',
  app = 'towns',
}: Told): StoredFailure {
  const at = new Date(since + after * 60_000).toISOString();
  const sender = { run: run.repeat(16), number: from };
  return { ...sampleFailure({ kind, app, releases: { host: live, towns: version } }), at, sender };
}

const several = (count: number, change: (index: number) => Told) =>
  Array.from({ length: count }, (_, index) => told({ from: index + 1, after: index + 1, ...change(index) }));
const onBothSides = (watched: number, other: number, over: Told = {}) => [
  ...several(watched, () => over),
  ...several(other, (index) => ({ version: live, from: watched + index + 1, ...over })),
];
const what = (failures: readonly StoredFailure[], watched: Watched = stage, now = since + hour) =>
  decide(watched, failures, now).what;

describe('A guarded stage of 10 % of the visitors', () => {
  it.each([
    ['nobody fails', 0, 0, 'wait'],
    ['three visitors fail, all of them with it', 3, 0, 'wait'],
    ['four do, and nobody with the live release', 4, 0, 'take-back'],
    ['as many fail on each side as the share says', 10, 90, 'wait'],
    ['a tenth more do with it', 11, 89, 'wait'],
    ['half of those who fail have it', 8, 8, 'take-back'],
    ['only the live release fails', 0, 50, 'wait'],
  ])('when %s: %i with it and %i without, says %s', (_, watched, other, expected) => {
    // Mixed, as they come: in each prefix the parts are about the same.
    const failures = onBothSides(watched, other).map((failure, index, all) => {
      const rank = index < watched ? (index + 1) / watched : (index - watched + 1) / other;
      return { ...failure, at: new Date(since + rank * all.length * 10_000).toISOString() };
    });
    expect(what(failures)).toBe(expected);
  });

  it('is promoted when its time is over, and says by what numbers', () => {
    const decision = decide(stage, onBothSides(1, 8), until);

    expect(decision).toMatchObject({
      what: 'finish',
      evidence: { since: '2026-11-21T10:00:00.000Z', share: 10, watched: 1, other: 8 },
    });
    // 1 − 0.9⁹
    expect(decision.evidence.chance).toBeCloseTo(0.6126, 4);
  });

  it('is taken back even when the guard looks too late', () => {
    expect(what(onBothSides(6, 0), stage, until + hour)).toBe('take-back');
  });

  it('is not taken back by one visitor who fails again and again', () => {
    expect(what(several(200, () => ({ from: 1 })))).toBe('wait');
  });

  it('is not taken back by two visitors whom every process of the service numbers anew', () => {
    const runs = [...'abcdef'];
    expect(what(runs.flatMap((run) => several(2, () => ({ run }))))).toBe('wait');
  });

  it('is not judged by what happened before, in other releases, or in documents without the app', () => {
    const others = [
      ...several(9, () => ({ after: -5 })),
      ...several(9, () => ({ version: '0.9.0-dddddddddd' })),
      ...several(9, () => ({})).map((failure) => ({ ...failure, releases: { host: live } })),
    ];
    expect(decide(stage, others, since + hour)).toMatchObject({
      what: 'wait',
      evidence: { watched: 0, other: 0 },
    });
  });

  const inOneMinute = (kind: FailureKind, index: number): Told => ({ kind, after: 30 + index / 10 });

  it('is taken back at once when a section is dead in every report of a minute', () => {
    const failures = several(3, (index) => inOneMinute('section-load', index));
    expect(decide(stage, failures, since + hour)).toMatchObject({ what: 'take-back', reason: 'section' });
  });

  it.each([
    ['another failure comes between', { kind: 'error', after: 30.15 }],
    ['a section of another app is among them', { kind: 'section-load', after: 30.15, app: 'contact' }],
  ] as const)('is not taken back at once when %s', (_, between) => {
    const dead = several(3, (index) => inOneMinute('section-load', index));
    expect(what([...dead.slice(0, 2), told({ ...between, from: 3 })])).toBe('wait');
  });

  it('is not taken back at once when the network is down for both sides', () => {
    const failures = [
      ...several(3, (index) => inOneMinute('section-load', index)),
      ...several(27, (index) => ({
        ...inOneMinute('section-load', index / 20),
        version: live,
        from: 10 + index,
      })),
    ];
    expect(what(failures)).toBe('wait');
  });
});

describe('A watched promotion', () => {
  const before = (count: number) =>
    several(count, (index) => ({ after: -1 - index, version: live, from: 50 + index }));

  it('is rolled back when many fail who did not in as long a time before', () => {
    expect(
      what(
        several(11, () => ({})),
        promotion,
      ),
    ).toBe('take-back');
    expect(what([...several(25, () => ({})), ...before(2)], promotion)).toBe('take-back');
  });

  it('is kept when as many failed before', () => {
    expect(what([...several(25, () => ({})), ...before(20)], promotion)).toBe('wait');
    expect(what([...several(25, () => ({})), ...before(20)], promotion, until)).toBe('finish');
  });

  it('is not compared with longer ago than it is live', () => {
    const longAgo = several(40, (index) => ({ after: -90 - index, version: live, from: 50 + index }));
    expect(decide(promotion, longAgo, since + hour).evidence).toMatchObject({ watched: 0, other: 0 });
  });
});

/** How often a visitor fails, of 1. */
type Rates = { staged: number; live: number; kind?: FailureKind };

/**
 * So many visitors in two hours, each put on his side as servers do it, look after look as a guard does.
 * @param salt makes addresses and version, and so the buckets, others.
 */
function simulate(
  salt: string,
  visitors: number,
  { staged, live: ofLive, kind = 'error' }: Rates,
  traffic = 10,
) {
  const random = generator(salt);
  const version = `1.1.0-${Buffer.from(salt).toString('hex').padEnd(10, '0').slice(0, 10)}`;
  const buckets = new Set(stagedBuckets({ app: 'towns', version, traffic }));
  const failures: StoredFailure[] = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const address = [10, ...Array.from({ length: 3 }, () => Math.floor(random() * 256))].join('.');
    const isStaged = buckets.has(visitorBucket(address, `Browser ${salt}`));
    if (random() >= (isStaged ? staged : ofLive)) continue;
    const after = (visitor / visitors) * 120;
    failures.push(
      told({ after, version: isStaged ? version : live, from: visitor + 1, ...(isStaged && { kind }) }),
    );
  }
  const watched = { ...stage, version, traffic };
  // A look every five minutes; one that finds something to do is the last.
  for (let now = since + 300_000; now <= until; now += 300_000) {
    const decided = what(
      failures.filter(({ at }) => Date.parse(at) <= now),
      watched,
      now,
    );
    if (decided !== 'wait') return decided;
  }
  return 'wait';
}

/** Numbers from 0 to 1 that a salt determines (mulberry32). */
function generator(salt: string): () => number {
  let state = [...salt].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('Twenty stages before 300 visitors each', () => {
  it.each<[string, Rates, string]>([
    ['that throw at half of the visitors are all taken back', { staged: 0.5, live: 0 }, 'take-back'],
    [
      'whose view never loads are all taken back',
      { staged: 1, live: 0.01, kind: 'section-load' },
      'take-back',
    ],
    ['that are fine are all promoted', { staged: 0.01, live: 0.01 }, 'finish'],
    ['that are fine while the live release fails are all promoted', { staged: 0, live: 0.5 }, 'finish'],
  ])('%s', (_, rates, expected) => {
    const decided = Array.from({ length: 20 }, (_run, index) => simulate(`${expected} ${index}`, 300, rates));
    expect(decided).toEqual(Array(20).fill(expected));
  });
});

describe('Two hundred good stages before 2,000 visitors each', () => {
  it.each([10, 50])('of %i %% are taken back once at most', (traffic) => {
    const rates = { staged: 0.03, live: 0.03 };
    const decided = Array.from({ length: 200 }, (_, index) =>
      simulate(`good ${index}`, 2_000, rates, traffic),
    );

    expect(decided.filter((one) => one === 'take-back').length).toBeLessThanOrEqual(1);
  });
});
