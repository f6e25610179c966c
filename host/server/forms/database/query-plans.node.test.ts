import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { failureDatabase, failureLog } from '../../failures/failure-log';
import { goingCopies, isToCopy, missingCopies } from './copy-rows';
import { changeDraft } from './draft-rows';
import { nextPhoto } from './file-rows';
import { requestOf } from './kept-request';
import { claimMail, countMail, oldestMail } from './mail-rows';
import type { RequestDatabase, Values } from './open-database';
import { eraseRequests, outdatedTrash, trashQuarantinedBefore } from './request-changes';
import { countFlood, everyRequest, listRequests, sameCall, sentBy } from './request-lists';

/*
 * A robot may fill the database with hundreds of thousands of rows, so each query that runs for every request, round or
 * page must use an index.
 */

const test = databaseForEach();
const reference = 'RTH-20261121-AAAAAA';
const day = [0, 86_400_000] as const;
const page = { size: 25, number: 1 };
const clock = { now: 1, startedAt: 0, lease: 1, longestWait: 1, photoWait: 1 };

/** Returns the query plan of each statement that the work runs. */
async function plansOf(database: RequestDatabase, work: () => unknown): Promise<readonly string[]> {
  const ran: [string, Values][] = [];
  const spies = (['all', 'get', 'run'] as const).map((name) => {
    const original = database[name] as (query: string, ...values: Values) => never;
    return jest.spyOn(database, name).mockImplementation((query: string, ...values: Values) => {
      ran.push([query, values]);
      return original(query, ...values);
    });
  });
  await work();
  spies.forEach((spy) => spy.mockRestore());
  return ran.map(([query, values]) =>
    database
      .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`, ...values)
      .map(({ detail }) => detail)
      .join('\n'),
  );
}

/** Matches a query plan that reads every row of a table or sorts rows before it applies a limit. */
const readsAll = /SCAN (?:requests|files|uses|copies|reports)(?! USING (?:COVERING )?INDEX)|USE TEMP B-TREE/;

const database = () => test.database;
const sample = () => {
  keepSample(database(), { reference }, { photos: [samplePhoto()] });
  const kept = requestOf(database(), reference);
  if (!kept) throw new Error('The sample is missing.');
  return kept;
};

it.each<[string, () => unknown]>([
  ['claims a message', () => claimMail(database(), clock)],
  ['finds the next photograph', () => nextPhoto(database(), 1, 'client')],
  ['saves a draft', () => changeDraft(database(), 'project/1', 1, () => ({ value: {}, version: 1 }))],
  ['erases a request', () => eraseRequests(database(), [reference])],
  [
    'lists requests to erase from the trash',
    () => outdatedTrash(database(), { before: 1, now: 1, most: 50 }),
  ],
  [
    'trashes some quarantined requests',
    () => trashQuarantinedBefore(database(), { before: 1, now: 1, most: 50 }),
  ],
  ['lists new requests', () => listRequests(database(), { state: 'new', page })],
  ['lists handled requests', () => listRequests(database(), { state: 'handled', page })],
  ['lists the quarantine', () => listRequests(database(), { state: 'quarantined', page })],
  ['exports requests', () => [...everyRequest(database(), 'listed')]],
  [
    'lists requests for the same call',
    () => sameCall(database(), { ...sample(), callAt: '2026-12-01 10:00' }),
  ],
  ['lists copies to remove', () => goingCopies(database())],
])('%s without reading all rows', async (_title, work) => {
  sample();
  const plans = await plansOf(database(), work);

  expect(plans.length).toBeGreaterThan(0);
  // A request has few photographs, so sorting them is cheap.
  const others = plans.filter((plan) => !plan.startsWith('SEARCH uses'));
  expect(others.filter((plan) => readsAll.test(plan))).toEqual([]);
});

it.each<[string, () => unknown]>([
  ['counts the requests of a flood', () => countFlood(database(), day)],
  ['counts waiting messages', () => countMail(database(), 'waiting')],
  ['finds the oldest waiting message', () => oldestMail(database())],
])('%s from a covering index', async (_title, work) => {
  expect(await plansOf(database(), work)).toEqual([expect.stringMatching(/USING COVERING INDEX/)]);
});

it.each<[string, () => unknown]>([
  ['lists missing copies', () => missingCopies(database(), '00000000', 1)],
  ['decides whether to copy a file', () => isToCopy(database(), 'a.jpg')],
])('%s without comparing each file with each request', async (_title, work) => {
  const [plan] = await plansOf(database(), work);

  expect(plan).toMatch(/SEARCH requests USING INDEX \S+ \(reference=\?\) LEFT-JOIN/);
});

it('uses an index to delete old failure reports', async () => {
  const failures = failureDatabase(test.folder);
  const add = failureLog(failures, () => new Date());
  const plans = await plansOf(failures, () =>
    add(
      {
        ...{ kind: 'error', message: '', stack: '', path: '/' },
        ...{ releases: {}, browser: 'firefox', engine: 1 },
      },
      '192.0.2.1',
    ),
  );
  failures.close();

  expect(plans[0]).toMatch(/reports_by_time/);
});

it('runs no query for a person without contact details and stops after the requested number of requests', async () => {
  for (let number = 100_000; number < 100_250; number += 1)
    keepSample(database(), { reference: `RTH-20261121-${number}`, fields: [['Email', 'a@exemple.fr']] });

  expect(await plansOf(database(), () => sentBy(database(), [], 100))).toEqual([]);
  const plans = await plansOf(database(), () => sentBy(database(), ['a@exemple.fr'], 100));
  expect(plans.filter((plan) => plan.includes('requests'))).toHaveLength(1);
});

it('lists at most 20 requests for the same call but counts them all', () => {
  const fields: [string, string][] = [
    ['Date_ISO', '2026-12-01'],
    ['Heure_24h', '10:00'],
  ];
  for (let number = 100_000; number < 100_030; number += 1)
    keepSample(database(), { reference: `RTH-20261121-${number}`, fields });
  const { total, items } = sameCall(database(), { ...sample(), callAt: '2026-12-01 10:00' });

  expect([total, items.length]).toEqual([30, 20]);
});

it('ignores the word "flood" in the text of a request when it counts the requests of a flood', () => {
  const quarantine = (name: string, reasons: string[]) =>
    keepSample(
      database(),
      { reference: name, receivedAt: new Date(1).toISOString(), fields: [['Nom', 'flood']], reasons },
      { isQuarantined: true },
    );
  quarantine('RTH-20261121-BBBBBB', ['links']);
  quarantine('RTH-20261121-CCCCCC', ['flood']);

  expect(countFlood(database(), day)).toBe(1);
});
