import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { temporaryFolder } from '../testing/sample-site';
import { multipart, urlencoded } from '../testing/send-request';
import { readForm, type FormBody, type ParsedForm, type ParseLimits } from './form-body';
import type { UploadFolder } from './photos/receive-file';

const limits = {
  body: 1024 ** 2,
  text: 512 * 1024,
  fields: 5,
  fieldName: 40,
  fieldValue: 100,
  file: 50,
  files: 3,
};
const uploads = { folder: '', spared: Number.MAX_SAFE_INTEGER };

async function parseText(
  body: string | Buffer,
  type = 'application/x-www-form-urlencoded',
  options: { limits?: ParseLimits; uploads?: UploadFolder; piece?: number } = {},
): Promise<ParsedForm> {
  const { piece = 64 * 1024, ...rest } = options;
  return readForm(arriving(body, type, piece), { limits, uploads, ...rest });
}
function arriving(body: string | Buffer, type: string, piece = 64 * 1024): FormBody {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  return Object.assign(Readable.from(pieces), { headers: { 'content-type': type }, complete: true });
}
const parse = ({ headers, body }: { headers: Record<string, string>; body: string | Buffer }) =>
  parseText(body, headers['Content-Type'] ?? '');

describe('the body of a form', () => {
  it('is read in both encodings, accents included', async () => {
    const sent = {
      Prénom: 'Zoé',
      Créneau_complet_rappel: 'mardi 24 à 14:30',
      Description_projet: 'a\r\nb & c=d',
    };
    const asParts = Object.entries(sent).map(([name, value]) => ({ name, value }));

    for (const form of [urlencoded(sent), multipart(asParts)]) {
      const { fields, failure } = await parse(form);
      expect(failure).toBeNull();
      expect(Object.fromEntries(fields)).toEqual(sent);
    }
  });

  it('may repeat a name and contain decomposed accents', async () => {
    const { fields } = await parseText(`a=1&a=2&a=&${encodeURIComponent('Prénom'.normalize('NFD'))}=Zo`);

    expect(Object.fromEntries(fields)).toEqual({ a: '1, 2', Prénom: 'Zo' });
  });

  it('is refused when it exceeds a limit, and the fields read so far are returned', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => ({ name: `n${index}`, value: 'x' }));
    const asRecord = Object.fromEntries(names.map(({ name, value }) => [name, value]));

    expect((await parse(urlencoded(asRecord))).failure).toBe('too-many-fields');
    expect((await parse(multipart(names))).failure).toBe('too-many-fields');
    expect((await parse(multipart(names.slice(0, 6)))).failure).toBe('too-many-fields');
    expect((await parse(urlencoded({ ['n'.repeat(41)]: 'x' }))).failure).toBe('field-too-long');
    expect((await parse(multipart([{ name: 'n'.repeat(41), value: 'x' }]))).failure).toBe('field-too-long');
    expect((await parse(multipart([{ name: 'a', value: 'x'.repeat(101) }]))).failure).toBe('field-too-long');

    const long = await parse(urlencoded({ Nom: 'Durand', Description_projet: 'x'.repeat(101) }));
    expect(long.failure).toBe('field-too-long');
    expect(long.fields.get('Nom')).toBe('Durand');
  });

  it.each(['application/json', 'text/plain', '', 'multipart/mixed; boundary=x', 'multipart/form-data-x'])(
    'is refused with the content type "%s"',
    async (type) => {
      expect((await parseText('a=1', type)).failure).toBe('unsupported-type');
    },
  );

  it('is refused with too many files or too much text', async () => {
    const fileOf = (size: number) => ({ name: 'attachment', value: 'x'.repeat(size), filename: 'a.jpg' });
    for (const size of [1, 30_000, 100_000])
      expect((await parse(multipart(new Array(6).fill(fileOf(size))))).failure).toBe('too-many-photos');
    const { headers, body } = urlencoded({ a: 'x'.repeat(90), b: 'x'.repeat(90) });
    const short = { ...limits, text: 150 };
    expect((await parseText(body, headers['Content-Type'], { limits: short })).failure).toBe(
      'body-too-large',
    );
  });

  it('is refused with a line break in a name', async () => {
    expect((await parseText('a%0d%0aBcc=1')).failure).toBe('line-break');
  });

  it('has its long values and file names truncated between two characters', async () => {
    const value = `${'x'.repeat(98)}\u{1f3e0}`;
    for (const form of [urlencoded({ Nom: value }), multipart([{ name: 'Nom', value }])]) {
      const { fields, failure } = await parse(form);
      expect([failure, fields.get('Nom')]).toEqual(['field-too-long', 'x'.repeat(98)]);
    }
    const named = multipart([{ name: 'attachment', value: 'x', filename: '\u{1f3e0}'.repeat(200) }]);
    expect((await parse(named)).files[0]?.name).toBe('\u{1f3e0}'.repeat(100));
  });

  it('keeps at most thirty accents on a letter', async () => {
    // Without the limit, NFC of these 24 KB blocks the event loop for 100 ms.
    const value = `e${'\u0301\u0323'.repeat(6_000)}`;
    const wide = { ...limits, fieldValue: 30_000 };
    const { fields, failure } = await parseText(`Nom=${value}`, undefined, { limits: wide });

    expect(failure).toBeNull();
    expect([...(fields.get('Nom') ?? '').normalize('NFD')]).toHaveLength(31);
  });

  it('may have a part without a header, or without a name', async () => {
    const type = 'multipart/form-data; boundary=b';
    const nameless = 'Content-Disposition: form-data\r\n\r\nx\r\n--b';
    const body = `--b\r\n\r\n${'x'.repeat(70_000)}\r\n--b\r\n${nameless}--\r\n`;

    expect(await parseText(body, type)).toEqual({ fields: new Map(), files: [], failure: null });
  });
});

describe('files of a form', () => {
  const folder = startedForEach(temporaryFolder, ({ remove }) => remove());
  const onDisk = () => ({ folder: folder.path, spared: 0 });
  const file = (value: string, filename: string, name = 'attachment') => ({ name, value, filename });

  it('are written while they arrive, except empty inputs and files that are too large', async () => {
    const { headers, body } = multipart([
      { name: 'Nom', value: 'Durand' },
      file('', ''),
      file('GIF', 'C:\\\\photos\\\\toit.gif'),
      file('x'.repeat(51), '../../mur.jpg', 'autre'),
      { name: 'Ville', value: 'Riom' },
    ]);
    for (const piece of [1, 7, 64 * 1024]) {
      const { fields, files, failure } = await parseText(body, headers['Content-Type'], {
        uploads: onDisk(),
        piece,
      });

      expect(failure).toBeNull();
      expect(Object.fromEntries(fields)).toEqual({ Nom: 'Durand', Ville: 'Riom' });
      const digest = createHash('sha256').update('GIF').digest('hex');
      expect(files).toMatchObject([
        { field: 'attachment', name: 'toit.gif', bytes: 3, digest, isTooLarge: false },
        { field: 'autre', name: 'mur.jpg', path: null, isTooLarge: true },
      ]);
      expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('GIF');
    }
    expect(await readdir(folder.path)).toHaveLength(3);
  });

  it('are removed when the connection breaks, and only returned files remain when the form is refused', async () => {
    const { headers, body } = multipart([file('x'.repeat(40), 'a.jpg'), file('y'.repeat(40), 'b.jpg')]);
    const type = headers['Content-Type'] ?? '';
    const half = body.subarray(0, body.indexOf('yyyy') + 4);
    const breaking = Object.assign(new Readable({ read: () => undefined }), {
      headers: { 'content-type': type },
      complete: false,
    });
    breaking.push(half);
    breaking.once('data', () => setImmediate(() => breaking.destroy()));

    await expect(readForm(breaking, { limits, uploads: onDisk() })).rejects.toThrow(/broke/);
    const small = await parseText(body, type, { uploads: onDisk(), limits: { ...limits, body: 150 } });
    expect(small.failure).toBe('body-too-large');
    expect(await readdir(folder.path)).toHaveLength(small.files.filter(({ path }) => path !== null).length);
  });

  it('are dropped when the disk is full, while the text is kept', async () => {
    const { headers, body } = multipart([file('x', 'a.jpg'), { name: 'Nom', value: 'Durand' }]);
    const full = { folder: folder.path, spared: Number.MAX_SAFE_INTEGER };
    const { fields, files, failure } = await parseText(body, headers['Content-Type'], { uploads: full });

    expect(failure).toBeNull();
    expect(fields.get('Nom')).toBe('Durand');
    expect(files).toMatchObject([{ name: 'a.jpg', path: null, isTooLarge: false }]);
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('reading a form', () => {
  const type = 'multipart/form-data; boundary=XbX';

  it('does not wait for a parser that hangs', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const reading = parseText(`--XbX\r\n\r\n${'x'.repeat(30_000)}\r\n--XbX--\r\n`, type);
    await jest.advanceTimersByTimeAsync(10_000);

    // Newer versions of Node report no failure.
    expect([null, 'broken-body']).toContain((await reading).failure);
    jest.useRealTimers();
  });

  const part = (header: string) => `--XbX\r\n${header}\r\n\r\nx\r\n`;

  it.each([
    ['boundaries', '--XbX\r\n'],
    ['parts without a header', '--XbX\r\n\r\n\r\n'],
    ['parts without a name', part('Content-Disposition: form-data')],
    ['fields', part('Content-Disposition: form-data; name="a"')],
    ['header lines', 'X: y\r\n'],
  ])('stops soon if %s repeat forever', async (_what, piece) => {
    const start = piece.startsWith('X') ? '--XbX\r\n' : '';
    let taken = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.from(start);
        for (; taken < 10_000_000; taken += 8_192)
          yield Buffer.from(piece.repeat(Math.ceil(8_192 / piece.length)));
      })(),
    );
    const body: FormBody = Object.assign(endless, { headers: { 'content-type': type }, complete: false });
    const { failure } = await readForm(body, { limits, uploads });

    expect(failure).toMatch(/too-many-fields|broken-body|body-too-large/);
    expect(taken).toBeLessThan(2 * limits.body);
  });
});
