import type { StoredFailure } from '../../server/failures/stored-failure';
import { sampleFailure } from '../../server/testing/sample-failure';
import { stagedFailure } from './staged-failure';

const since = '2026-11-21T10:00:00.000Z';
const [live, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];
const stage = { app: 'towns', version: next, traffic: 10, since };

type Report = { after?: number; version?: string; from?: number; run?: string; message?: string };

/** Returns a report. @param after minutes since the start of the stage. @param from number of the visitor. */
function report({
  after = 1,
  version = next,
  from = 1,
  run = 'a',
  message = 'x is null',
}: Report): StoredFailure {
  const at = new Date(Date.parse(since) + after * 60_000).toISOString();
  const releases = { host: live, towns: version };
  return {
    ...sampleFailure({ app: 'towns', releases, message }),
    at,
    sender: { run: run.repeat(16), number: from },
  };
}

const reports = (count: number, over: Report = {}) =>
  Array.from({ length: count }, (_, index) => report({ from: index + 1, ...over }));
const found = (...failures: StoredFailure[]) => stagedFailure(stage, live, failures);

describe('A failure that only visitors of the staged release report', () => {
  it('is found when at least three visitors report it', () => {
    expect(found(...reports(2))).toBeNull();
    expect(found(...reports(3))).toEqual({ kind: 'error', message: 'x is null', addresses: 3 });
  });

  it('is chosen by the number of visitors who report it', () => {
    expect(found(...reports(3), ...reports(5, { message: 'y is null' }))).toMatchObject({ addresses: 5 });
  });

  it.each<[string, StoredFailure[]]>([
    ['a visitor of the live release reports the same', [...reports(9), report({ version: live, from: 99 })]],
    ['one visitor reports the failure again and again', reports(200, { from: 1 })],
    [
      'two visitors report it, and each process of the service numbers both again',
      ['a', 'b', 'c'].flatMap((run) => reports(2, { run })),
    ],
    ['all reports are older than the stage', reports(9, { after: -5 })],
    ['the visitors have a third release', reports(9, { version: '0.9.0-dddddddddd' })],
    ['the documents do not list the app', reports(9).map((one) => ({ ...one, releases: { host: live } }))],
  ])('is not found when %s', (_, failures) => {
    expect(found(...failures)).toBeNull();
  });

  it('is found among failures that both variants report', () => {
    const known = [...reports(4, { message: 'known' }), report({ message: 'known', version: live })];
    expect(found(...known, ...reports(3))).toMatchObject({ message: 'x is null' });
  });
});
