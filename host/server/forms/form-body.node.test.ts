import { multipart, urlencoded } from '../testing/send-request';
import { parseForm } from './form-body';

const limits = { text: 512 * 1024, fields: 5, fieldName: 40, fieldValue: 100, file: 50, files: 3 };

const parse = ({ headers, body }: { headers: Record<string, string>; body: string | Buffer }) =>
  parseForm(Buffer.from(body), headers['Content-Type'] ?? '', limits);
const parseText = (body: string | Buffer, type = 'application/x-www-form-urlencoded') =>
  parseForm(Buffer.from(body), type, limits);

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

  it('joins repeated names and finds names whose accents are composed otherwise', async () => {
    const { fields } = await parseText(`a=1&a=2&a=&${encodeURIComponent('Prénom'.normalize('NFD'))}=Zo`);

    expect(Object.fromEntries(fields)).toEqual({ a: '1, 2', Prénom: 'Zo' });
  });

  it('has no special names', async () => {
    const { fields, failure } = await parseText('__proto__=1&constructor=2&toString=3');

    expect(failure).toBeNull();
    expect([...fields]).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ]);
  });

  it('is refused beyond the limits, and what was read comes back', async () => {
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
    'is refused as « %s »',
    async (type) => {
      expect((await parseText('a=1', type)).failure).toBe('unsupported-type');
    },
  );

  it('hands over files, but not an empty file input', async () => {
    const { fields, files, failure } = await parse(
      multipart([
        { name: 'Nom', value: 'Durand' },
        { name: 'attachment', value: '', filename: '' },
        { name: 'attachment', value: 'GIF', filename: 'C:\\\\photos\\\\toit.gif' },
        { name: 'autre', value: 'x'.repeat(51), filename: '../../mur.jpg' },
      ]),
    );

    expect(failure).toBeNull();
    expect([...fields]).toEqual([['Nom', 'Durand']]);
    expect(files).toEqual([
      { field: 'attachment', name: 'toit.gif', bytes: Buffer.from('GIF') },
      { field: 'autre', name: 'mur.jpg', bytes: null },
    ]);
  });

  it('has room for so many files and so much text', async () => {
    const file = { name: 'attachment', value: 'x', filename: 'a.jpg' };

    expect((await parse(multipart([file, file, file, file]))).failure).toBe('too-many-photos');
    const long = { ...limits, text: 150 };
    const { headers, body } = urlencoded({ a: 'x'.repeat(90), b: 'x'.repeat(90) });
    expect((await parseForm(Buffer.from(body), headers['Content-Type'] ?? '', long)).failure).toBe(
      'body-too-large',
    );
  });

  it('refuses a name that could begin another header', async () => {
    expect((await parseText('a%0d%0aBcc=1')).failure).toBe('line-break');
  });

  it('survives any way of breaking it', async () => {
    const { headers, body } = multipart([
      { name: 'Nom', value: 'Durand' },
      { name: 'Ville', value: 'Riom' },
    ]);
    const type = headers['Content-Type'];
    const lastBoundary = body.length - '\r\n'.length;

    for (let length = 0; length < lastBoundary; length += 1) {
      const [before, after] = [body.slice(0, length), body.slice(length + 2)];
      expect((await parseText(before, type)).failure).toBe('broken-body');
      expect((await parseText(`${before}\r\n--${after}`, type)).fields).toBeInstanceOf(Map);
      expect((await parseText(`${before}\u0000"${after}`, type)).fields).toBeInstanceOf(Map);
    }
  });

  it('gives up on a body that its parser would wait on for ever', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const partWithoutHeaders = `--b\r\n\r\n${'x'.repeat(70_000)}\r\n--b--\r\n`;
    const parsed = parseText(partWithoutHeaders, 'multipart/form-data; boundary=b');
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();

    expect((await parsed).failure).toBe('broken-body');
  });

  it('survives wrong encodings', async () => {
    expect((await parseText('Nom=R%E9mi&%=%&%zz=%c3&=')).fields.get('Nom')).toContain('mi');
    expect((await parseText(Buffer.from([0xff, 0xfe, 0x3d, 0x00, 0x26, 0x3d]))).fields).toBeInstanceOf(Map);
    for (const charset of ['latin1', 'utf-16le', 'base64', 'constructor', '"']) {
      const { fields } = await parseText(
        'Nom=Durand',
        `application/x-www-form-urlencoded; charset=${charset}`,
      );
      expect(fields).toBeInstanceOf(Map);
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary',
    ]) {
      expect((await parseText('--x', type)).failure).toBe('broken-body');
    }
  });
});
