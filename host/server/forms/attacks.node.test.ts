import { connect, type Socket } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  ajaxTarget,
  nativeTarget,
  runFormService,
  type RunningFormService,
} from '../testing/running-form-service';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { multipart, sendRequest } from '../testing/send-request';

const lead = { Nom: 'Durand', Téléphone: '06 39 98 12 34' };
const plentiful = { requests: 1_000, perSeconds: 600 };

let service: RunningFormService;
let sockets: Socket[] = [];

beforeEach(async () => {
  service = await runFormService();
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await service.remove();
});

const post = (target: string, form: { headers: Record<string, string>; body: string | Buffer }) =>
  sendRequest(service.url(), { method: 'POST', path: target, ...form });

/** Sends a request that does not end, and resolves with the status of the answer, if one comes. */
function beginPost(headers: Record<string, string>, body: Buffer): Promise<string> {
  const { port } = new URL(service.url());
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`POST ${ajaxTarget} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
      socket.write(body);
    });
    sockets.push(socket);
    socket.on('data', (text: Buffer) => (answer += text.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer'));
  });
}

/** The beginning of a form with a photograph of which so many bytes are sent, and far more announced. */
function half(bytes: number): [headers: Record<string, string>, body: Buffer] {
  const { headers, body } = multipart([{ name: 'attachment', filename: 'a.jpg', value: 'x'.repeat(bytes) }]);
  return [{ ...headers, 'Content-Length': String(bytes * 2) }, Buffer.from(body.slice(0, bytes))];
}

describe('a field whose name every object has', () => {
  const names = [Object, Array, Function].flatMap((made) => [
    ...Object.getOwnPropertyNames(made),
    ...Object.getOwnPropertyNames(made.prototype),
  ]);

  it('is one like any other on the page that gives it back', async () => {
    for (const name of new Set([...names, '__proto__'])) {
      const answer = await service.send(nativeTarget, {
        Nom: 'q',
        ['_']: 'x',
        ...Object.fromEntries([[name, 'typed']]),
      });
      expect([name, answer.status]).toEqual([name, 400]);
      expect(answer.text).toContain('value="typed"');
    }
  });

  it('is kept like any other', async () => {
    const reference = 'RTH-20261121-AB12CD';
    const body = new URLSearchParams([
      ...Object.entries({ ...lead, Référence: reference }),
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ]).toString();
    await post(nativeTarget, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body });
    const text = await readFile(path.join(service.folder, 'spool/accepted', `${reference}.json`), 'utf8');

    expect(JSON.parse(text).fields).toEqual(
      expect.arrayContaining([
        ['constructor', 'x'],
        ['__proto__', 'y'],
      ]),
    );
  });
});

describe('a body of boundaries', () => {
  it.each([1_000, 1_000_000, 24_500_000])('of %p bytes is refused before it is read', async (size) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=XbX' };
    const body = Buffer.alloc(size, '--XbX\r\n');

    // Parsed to its end, the largest one takes over a minute.
    expect((await post(nativeTarget, { headers, body })).status).toBe(400);
    expect((await service.send(ajaxTarget, lead)).status).toBe(200);
  });
});

describe('text in another charset', () => {
  const surrogate = Buffer.from([0x00, 0xd8, 0x61, 0x00]);

  it('is refused, so that no half of a character is kept', async () => {
    const { headers, body } = multipart([
      { name: 'Nom', value: 'Durand' },
      { name: 'Email', value: '' },
    ]);
    const type = 'name="Email"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n';
    const [before = '', after = ''] = body.split('name="Email"\r\n\r\n');
    const sent = Buffer.concat([Buffer.from(before + type), surrogate, Buffer.from(after)]);

    expect((await post(ajaxTarget, { headers, body: sent })).status).toBe(415);
    const byBrowser = await post(nativeTarget, { headers, body: sent });
    expect([byBrowser.status, byBrowser.text]).toEqual([415, expect.stringContaining('value="Durand"')]);
    expect(await service.files('accepted')).toEqual([]);
  });
});

describe('slow senders', () => {
  const limits = { memory: 1_200_000, textMemory: 200_000 };
  const photo = (bytes: number) =>
    multipart([
      ...Object.entries(lead).map(([name, value]) => ({ name, value })),
      { name: 'other', filename: 'a.jpg', value: 'x'.repeat(bytes) },
    ]);
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  /** Every kind of refusal but the one for want of memory says that the file was read. */
  const statusFrom = async (address: string, bytes: number) => {
    const { headers, body } = photo(bytes);
    return (await post(ajaxTarget, { headers: { ...headers, ...from(address) }, body })).status;
  };

  it('hold no more than the share of their address', async () => {
    await service.restart({ rate: plentiful, limits, trustsForwardedFor: true });
    for (let number = 0; number < 6; number += 1) {
      const [headers, body] = half(190_000);
      void beginPost({ ...headers, ...from('1.1.1.1') }, body);
    }
    // The first that is refused proves that the others have arrived.
    await until(async () => (await statusFrom('1.1.1.1', 150_000)) === 503);

    expect(await statusFrom('2.2.2.2', 150_000)).toBe(415);
    expect((await service.send(ajaxTarget, lead, from('1.1.1.1'))).status).toBe(200);
  });

  it('are ended, and what they held is free again', async () => {
    const pace = { bytes: 1_000, perMilliseconds: 100 };
    await service.restart({ rate: plentiful, limits: { ...limits, pace }, trustsForwardedFor: true });
    const [headers, body] = half(190_000);

    expect(await beginPost({ ...headers, ...from('1.1.1.1') }, body)).toBe('408');
    expect(await statusFrom('1.1.1.1', 150_000)).toBe(415);
  });

  it('get back what they typed', async () => {
    await service.restart({ limits: { pace: { bytes: 1_000, perMilliseconds: 100 } } });
    const { port } = new URL(service.url());
    const { headers, body } = multipart([
      { name: 'Nom', value: 'Durand' },
      { name: 'Ville', value: 'Ri' },
    ]);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          `POST ${nativeTarget} HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['Content-Type']}\r\nContent-Length: 9999\r\n\r\n${body}`,
        ),
      );
      sockets.push(socket);
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('value="Durand"');
  });
});

describe('many addresses of one network', () => {
  it('are limited together', async () => {
    await service.restart({ rate: { requests: 5, perSeconds: 600 }, trustsForwardedFor: true });
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { status } = await service.send(ajaxTarget, lead, {
        'X-Forwarded-For': `2001:db8:0:${number}::1`,
      });
      statuses.push(status);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('a flood of photographs', () => {
  const photo = (number: number) =>
    sharp({ create: { width: 20 + number, height: 20, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer();
  const send = async (number: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...lead, Ville: `Ville ${number}` }))
      form.append(name, value);
    form.append('attachment', new File([new Uint8Array(await photo(number))], 'a.jpg'));
    return fetch(service.url() + ajaxTarget, { method: 'POST', body: form });
  };
  const storedRequests = async () => {
    const folder = path.join(service.folder, 'spool/accepted');
    const texts = (await service.files('accepted')).map((name) => readFile(path.join(folder, name), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text));
  };

  it('is over when its network has sent enough for the day', async () => {
    await service.restart({ limits: { reservedSpace: 0, photosPerDay: { address: 1_000, all: 1e9 } } });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await send(number)).status);

    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await service.send(ajaxTarget, lead)).status).toBe(200);
  });

  it('leaves no room for photographs, and room for requests', async () => {
    await service.restart({ limits: { reservedSpace: Number.MAX_SAFE_INTEGER } });

    expect((await send(1)).status).toBe(200);
    expect(await storedRequests()).toMatchObject([{ leftOut: [{ name: 'a.jpg', reason: 'photo-no-room' }] }]);
    expect(await service.files('photos')).toEqual([]);
  });
});

describe('a request that something unforeseen happens to', () => {
  const broken = () => {
    throw new Error('unforeseen');
  };

  it.each([ajaxTarget, nativeTarget])('is answered: %s', async (target) => {
    await service.restart({ now: broken });
    const answer = await service.send(target, lead);

    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(service.log.join()).toContain('unforeseen');
  });

  it('is answered even when no page can be drawn', async () => {
    await service.restart({
      identity: Object.defineProperty({ ...sampleIdentity }, 'tradeName', { get: broken }),
    });
    const answer = await service.send(nativeTarget, { Nom: 'Durand' });

    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'text/plain;charset=utf-8']);
    expect(answer.text).toContain(sampleIdentity.phone.national);
    expect(service.log.join()).toContain('unforeseen');
  });
});

/** Asks again until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempts = 500; attempts > 0; attempts -= 1) if (await isSo()) return;
  throw new Error('It never came about.');
}
