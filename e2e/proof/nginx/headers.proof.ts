import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { sendRequest, urlencoded } from '../../../host/server/testing/send-request';
import { headerCriteria, type Criterion, type RatedAnswer } from './header-criteria';
import { expect, test, type ServedSite } from './nginx-test';

/** One address of each kind of answer. */
async function addresses() {
  const current = path.join(testFolders().site, 'current');
  const files = await readdir(path.join(current, 'releases'), { recursive: true });
  const released = (pattern: RegExp) => `/releases/${files.find((file) => pattern.test(file)) ?? 'none'}`;
  return {
    document: '/villes/riom',
    script: released(/^host\/.*\/main\.js$/),
    picture: released(/\.svg$/),
    'what is live': '/registry.json',
    'answer to a form': `/envoi/${(await readIdentity()).email}`,
    'not found': '/page-inconnue',
  } as const;
}

async function answerOf(served: ServedSite, kind: string, address: string): Promise<RatedAnswer> {
  // A form that lacks everything is answered with a page.
  const post = { method: 'POST', ...urlencoded({ Nom: '' }) };
  const answer = await served.ask(address, kind === 'answer to a form' ? post : {});
  const { host } = new URL(served.url);
  const plain = await sendRequest(served.redirectingUrl, { path: address, headers: { Host: 'localhost' } });
  return { ...answer, host, redirectedTo: String(plain.headers.location ?? '') };
}

/** A reason, or points. */
function rated({ best, sent, points, beside }: Criterion, answer: RatedAnswer): string {
  const reason = beside?.(answer);
  return reason ? `does not apply: ${reason}` : `${points(sent(answer), answer)} of ${best}`;
}

test('each kind of answer has every point of the observatories that applies to it', async ({ served }) => {
  const answers = new Map<string, RatedAnswer>();
  for (const [kind, address] of Object.entries(await addresses()))
    answers.set(kind, await answerOf(served, kind, address));
  expect([...answers].map(([kind, { status }]) => [kind, status])).toEqual([
    ['document', 200],
    ['script', 200],
    ['picture', 200],
    ['what is live', 200],
    ['answer to a form', 400],
    ['not found', 404],
  ]);

  const rows = headerCriteria.map((criterion) => ({
    criterion: `${criterion.observatory}: ${criterion.name}`,
    sent: [...answers.values()].map(criterion.sent)[0]?.slice(0, 60),
    ...Object.fromEntries([...answers].map(([kind, answer]) => [kind, rated(criterion, answer)])),
  }));
  console.table(rows);

  const lost = headerCriteria.flatMap((criterion) =>
    [...answers]
      .map(
        ([kind, answer]) =>
          `${kind}, ${criterion.observatory}, ${criterion.name}: ${rated(criterion, answer)}`,
      )
      .filter(
        (line) =>
          !line.includes('does not apply: ') && !line.endsWith(`: ${criterion.best} of ${criterion.best}`),
      ),
  );
  expect(lost).toEqual([]);
});

test('the rating takes points from an answer that says nothing, or says it badly', () => {
  const nothing: RatedAnswer = {
    ...{ status: 200, headers: { 'content-type': 'text/html' }, headerNames: [], body: Buffer.of() },
    ...{ text: '', host: 'localhost', redirectedTo: '' },
  };
  const badly: RatedAnswer = {
    ...nothing,
    text: '<img src="http://elsewhere.example/a.png"><script src="/a.js"></script>',
    headers: {
      ...nothing.headers,
      'access-control-allow-credentials': 'true',
      'content-security-policy': "script-src * 'unsafe-inline'",
      server: 'nginx/1.22.1',
      'set-cookie': ['a=b'],
      'x-xss-protection': '1; mode=block',
    },
  };
  const kept = headerCriteria.filter((criterion) =>
    [nothing, badly].every((answer) => !(criterion.points(criterion.sent(answer), answer) < criterion.best)),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('no header is sent twice, whoever else has set it', async ({ served }) => {
  for (const [kind, address] of Object.entries(await addresses())) {
    const { headerNames } = await answerOf(served, kind, address);
    const twice = headerNames.filter((name, index) => headerNames.indexOf(name) !== index);
    expect([kind, twice]).toEqual([kind, []]);
  }
});
