import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSpool } from '../spool';
import {
  ajaxTarget,
  nativeTarget,
  formServiceForEach,
  sampleReference as reference,
} from '../../testing/running-form-service';
import { sendRequest } from '../../testing/send-request';
import { samplePerson as person } from '../../testing/sample-person';
import { nativeFields, scriptFields, type Written } from './corpus/corpus-post';
import { quarantineScore } from './suspicion';

const robot: Written = {
  ...person,
  message: 'We offer SEO and backlinks: https://a.example https://b.example https://c.example',
};
const another = 'RTH-20261121-AB12CE';
const fieldsOf = (written: Written, over: Record<string, string> = {}, name = reference) => ({
  ...Object.fromEntries(scriptFields(written, { kind: 'quote', reference: name, elapsed: 60_000 })),
  ...over,
});

const service = formServiceForEach();
let time = Date.parse('2026-11-21T10:00:00Z');
const options = { quarantineScore, now: () => new Date(time) };

const getToken = async (method = 'GET', headers: Record<string, string> = {}) =>
  sendRequest(service.url(), { method, path: '/envoi/token', headers });
const newToken = async (): Promise<string> => JSON.parse((await getToken()).text).token;
const reasonsOf = async (key: string): Promise<unknown> => {
  const text = await readFile(path.join(service.folder, 'spool/quarantine', key), 'utf8');
  return JSON.parse(text).reasons;
};

beforeEach(async () => {
  time = Date.parse('2026-11-21T10:00:00Z');
  await service.restart(options);
});

describe('what a robot sends', () => {
  it('waits for the owner with its reasons, and the robot is told success', async () => {
    const answer = await service.send(ajaxTarget, fieldsOf(robot));

    expect(JSON.parse(answer.text)).toMatchObject({ success: 'true', reference });
    expect(service.kept('new')).toEqual([]);
    const [key = ''] = await service.files('quarantine');
    expect(await reasonsOf(key)).toEqual(['spam-words', 'links', 'token-missing']);
  });

  it('is judged without JavaScript by its content, as a person is', async () => {
    await service.send(nativeTarget, Object.fromEntries(nativeFields(robot, 'quote')));
    await service.send(nativeTarget, Object.fromEntries(nativeFields(person, 'quote')));

    expect(service.kept('quarantined')).toHaveLength(1);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('can be released, and is then known, so that a second arrival changes nothing', async () => {
    await service.send(ajaxTarget, fieldsOf(robot));
    const spool = await openSpool(path.join(service.folder, 'spool'));
    const [key = ''] = await spool.keys('quarantine');
    expect(await spool.release(key)).toMatchObject({ kind: 'stored' });

    await service.send(ajaxTarget, fieldsOf(robot));
    expect(service.kept('quarantined')).toEqual([]);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('is refused like any other when it cannot be answered: a score hides no mistake from a person', async () => {
    const answer = await service.send(ajaxTarget, fieldsOf(robot, { Email: '', Téléphone: '' }));

    expect(answer.status).toBe(400);
    expect(service.kept('quarantined')).toEqual([]);
  });

  it('is delivered when the owner turns the score off, but for the traps', async () => {
    await service.restart({ ...options, quarantineScore: Infinity });
    await service.send(ajaxTarget, fieldsOf(robot));
    await service.send(ajaxTarget, fieldsOf(robot, { _honey: 'x' }, another));

    expect(service.kept('new')).toHaveLength(1);
    expect(service.kept('quarantined')).toHaveLength(1);
  });
});

describe('a token', () => {
  it('is had for the asking, and kept by nobody on the way', async () => {
    const answer = await getToken();

    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ token: expect.stringMatching(/^[\w-]{68}$/) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is not given to another method, nor without end to one address', async () => {
    expect((await getToken('POST')).status).toBe(405);
    expect((await getToken('POST')).headers.allow).toBe('GET');
    const answers = await Promise.all(Array.from({ length: 70 }, () => getToken()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    // What is refused here costs nobody his request.
    expect((await service.send(ajaxTarget, fieldsOf(person))).status).toBe(200);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('is no content: the same request with another token is the same request', async () => {
    await service.send(ajaxTarget, fieldsOf(person, { _token: await newToken() }));
    await service.send(ajaxTarget, fieldsOf(person, { _token: await newToken() }));

    expect(service.kept('new')).toHaveLength(1);
    const text = await readFile(path.join(service.folder, 'spool/accepted', `${reference}.json`), 'utf8');
    expect(text).not.toContain('_token');
  });

  it('counts once: with another request it is a replay, with the same one it is not', async () => {
    const token = await newToken();
    time += 60_000;
    // Enough against it to be set apart with a replay, and not without.
    const doubtful = {
      ...person,
      email: 'x@mailinator.com',
      phone: '84732983742',
      message: 'Appelez-moi vite',
    };
    await service.send(ajaxTarget, fieldsOf(doubtful, { _token: token }));
    await service.send(ajaxTarget, fieldsOf(doubtful, { _token: token }));
    expect(service.kept('new')).toHaveLength(1);
    expect(service.kept('quarantined')).toEqual([]);

    await service.send(ajaxTarget, fieldsOf(doubtful, { _token: token }, another));
    const [key = ''] = await service.files('quarantine');
    expect(await reasonsOf(key)).toEqual(['token-replayed', 'disposable-address', 'odd-phone']);
  });

  it('is not used up by a request that was refused', async () => {
    const token = await newToken();
    time += 60_000;
    const refused = await service.send(
      ajaxTarget,
      fieldsOf(robot, { _token: token, Email: '', Téléphone: '' }),
    );
    expect(refused.status).toBe(400);

    await service.send(ajaxTarget, fieldsOf(robot, { _token: token }, another));
    const [key = ''] = await service.files('quarantine');
    expect(await reasonsOf(key)).toEqual(['spam-words', 'links']);
  });

  it('is known after a restart', async () => {
    const token = await newToken();
    await service.restart(options);
    time += 60_000;
    await service.send(ajaxTarget, fieldsOf(robot, { _token: token }));

    const [key = ''] = await service.files('quarantine');
    expect(await reasonsOf(key)).not.toContain('token-forged');
  });

  it.each(['', 'x', 'A'.repeat(68), '\ud800'.repeat(68), 'x'.repeat(5_000)])(
    'that is none of ours costs nobody his request (%#)',
    async (token) => {
      const answer = await service.send(ajaxTarget, fieldsOf(person, { _token: token }));

      expect(answer.status).toBe(200);
      expect(service.kept('new')).toHaveLength(1);
    },
  );
});

describe('what came before', () => {
  it('tells a message that goes round under many names, without its spacing and capitals', async () => {
    const names = Array.from({ length: 3 }, (_, index) => `RTH-20261121-AB12D${index}`);
    for (const [index, name] of names.entries()) {
      const message = index % 2 ? robot.message.toUpperCase() : ` ${robot.message.replaceAll(' ', '  ')}`;
      await service.send(ajaxTarget, fieldsOf({ ...robot, message }, {}, name));
    }

    const keys = (await service.files('quarantine')).sort();
    expect(await Promise.all(keys.map(reasonsOf))).toEqual([
      expect.not.arrayContaining(['known-message']),
      expect.arrayContaining(['known-message']),
      expect.arrayContaining(['known-message']),
    ]);
  });

  it('lets a person correct his number and send again under a new reference', async () => {
    await service.send(ajaxTarget, fieldsOf(person, { _token: await newToken() }));
    const corrected = { ...person, phone: '06 39 98 99 99' };
    await service.send(ajaxTarget, fieldsOf(corrected, { _token: await newToken() }, another));

    expect(service.kept('new')).toHaveLength(2);
  });
});
