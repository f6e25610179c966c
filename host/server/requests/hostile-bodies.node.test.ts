import { connect } from 'node:net';
import fc from 'fast-check';
import { ajaxTarget, formServiceForEach, nativeTarget, sampleLead } from '../testing/running-form-service';
import { multipart, sendRequest, urlencoded } from '../testing/send-request';
import { until } from '../testing/until';

const service = formServiceForEach();

/** Longer than the parser's buffer, and short enough to end in the same chunk as the body. */
const skipped = 'x'.repeat(40_000);

let sent = 0;

/** Posts from an address of its own, because the service limits the forms of one address. */
function post(path: string, { headers: own, body }: { headers: Record<string, string>; body: Buffer }) {
  sent += 1;
  const headers = { ...own, 'X-Forwarded-For': `10.0.${sent >> 8}.${sent % 256}` };
  return sendRequest(service.url(), { method: 'POST', path, headers, body, timeout: 10_000 });
}

const lead = Object.entries(sampleLead).map(([name, value]) => ({ name, value }));

describe('a multipart body', () => {
  it('gets its text back within seconds when the parser waits for ever after a part without a name', async () => {
    const { headers, body } = multipart(lead, 'X');
    const nameless = Buffer.from(`--X\r\nX-Odd: y\r\n\r\n${skipped}\r\n`);
    const answer = await post(nativeTarget, { headers, body: Buffer.concat([nameless, body]) });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="Durand"');
  });

  it('is stored when it has more files than we read', async () => {
    const photos = Array.from({ length: 12 }, (_, index) => ({
      name: 'attachment',
      value: skipped,
      filename: `${index}.jpg`,
    }));

    expect((await post(nativeTarget, multipart([...photos, ...lead]))).status).toBe(303);
    expect(service.kept()[0]?.photos).toHaveLength(5);
    expect(await service.files('incoming')).toEqual([]);
  });
});

/** Names of built-in properties, which a lookup by field name in a plain object could find, and path traversals. */
const oddTexts = ['__proto__', 'constructor', 'a\u0000b', 'a\r\nBcc: b', '../../evil', '\ud800', '24:61', ''];
const names = fc.constantFrom('Nom', 'Email', 'Téléphone', 'Référence', 'attachment', '_next', ...oddTexts);
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 9_000 }), fc.constantFrom(...oddTexts));
const whole = fc
  .array(fc.record({ name: names, value: texts }), { maxLength: 12 })
  .map((parts) => multipart(parts, 'XbX').body);
/** Replaces bytes at a random position. */
const broken = fc.tuple(whole, fc.nat(), fc.nat(60), fc.uint8Array()).map(([body, place, without, bytes]) => {
  const at = place % body.length;
  return Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + without)]);
});
const { headers: multipartHeaders } = multipart([], 'XbX');
const types = fc.constantFrom(
  multipartHeaders,
  urlencoded({}).headers,
  { 'Content-Type': 'multipart/form-data; boundary=' },
  { 'Content-Type': 'constructor' },
);

describe('any body', () => {
  it('gets an answer, and leaves no draft, no strange file and no error', async () => {
    const paths = fc.constantFrom(nativeTarget, ajaxTarget, '/envoi/__proto__', '/envoi/..%2f..%2fevil');
    await fc.assert(
      fc.asyncProperty(types, fc.oneof(whole, broken), paths, async (headers, body, path) => {
        const { status } = await post(path, { headers, body });
        return status >= 200 && status < 500;
      }),
      { numRuns: 1_000 },
    );
    expect(await service.files('incoming')).toEqual([]);
    for (const name of await service.files('files')) expect(name).toMatch(/^RTH-\d{8}-[A-Z0-9]{6}$/);
    expect(service.log.filter((line) => /could not be|TypeError|RangeError/.test(line))).toEqual([]);
  });

  it('may end early or be shorter than it claims, and the next form is stored', async () => {
    const { port } = new URL(service.url());
    const head = `POST ${nativeTarget} HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipartHeaders['Content-Type']}\r\nContent-Length: 9999\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(
      `${head}--XbX\r\nContent-Disposition: form-data; name="attachment"; filename="a.jpg"\r\n\r\nab`,
    );
    await new Promise((resolve) => socket.resume().on('close', resolve));

    expect((await service.send(nativeTarget, sampleLead)).status).toBe(303);
    expect(service.kept()).toHaveLength(1);
    await until(async () => (await service.files('incoming')).length === 0);
  });
});
