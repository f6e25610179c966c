import type { StoredFailure } from '../../server/failures/stored-failure';
import { sampleFailure } from '../../server/testing/sample-failure';
import { decide, highestWeight, isHeavy, weightOf, type Watched } from './decide';

const hour = 3_600_000;
const since = Date.parse('2026-11-21T10:00:00Z');
const until = since + 2 * hour;
const [live, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];
const stage = {
  app: 'towns',
  version: next,
  live,
  traffic: 10,
  since,
  until,
} satisfies Watched;

type Told = {
  after?: number;
  version?: string;
  from?: number;
  run?: string;
};

/** A report. @param after minutes since the stage began. @param from number of the sender. */
function told({ after = 1, version = next, from = 1, run = 'a' }: Told): StoredFailure {
  const at = new Date(since + after * 60_000).toISOString();
  const sender = { run: run.repeat(16), number: from };
  return { ...sampleFailure({ app: 'towns', releases: { host: live, towns: version } }), at, sender };
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

    expect(decision).toEqual({ what: 'promote', share: 10, watched: 1, other: 8 });
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
      watched: 0,
      other: 0,
    });
  });
});

describe('The weight of failures', () => {
  it('expects nothing of a good release: on average it stays what it was', () => {
    // All sequences of eight failures, each with its probability.
    for (const share of [0.1, 0.5]) {
      let expected = 0;
      for (let code = 0; code < 256; code += 1) {
        const failed = Array.from({ length: 8 }, (_, bit) => ((code >> bit) & 1) === 1);
        const watched = failed.filter(Boolean).length;
        const probability = share ** watched * (1 - share) ** (8 - watched);
        expected += probability * weightOf(share, watched, 8 - watched);
      }
      expect(expected).toBeCloseTo(1, 10);
    }
  });

  it('is enough against a release that alone fails, after so many visitors', () => {
    const fewest = (share: number) => {
      let count = 1;
      while (!isHeavy(highestWeight(share, Array(count).fill(true)))) count += 1;
      return count;
    };
    expect([0.01, 0.1, 0.5].map(fewest)).toEqual([2, 4, 11]);
  });
});
