import { createHash } from 'node:crypto';
import { multipart, urlencoded } from '../testing/send-request';
import { formReader, type ParsedForm, type ParseOptions } from './form-body';

const limits = {
  body: 1024 ** 2,
  text: 512 * 1024,
  fields: 5,
  fieldName: 40,
  fieldValue: 100,
  file: 50,
  files: 3,
};
const memory = { take: () => true, release: () => undefined };

/** Reads it as it might arrive: in pieces of so many bytes. */
function parseText(
  body: string | Buffer,
  type = 'application/x-www-form-urlencoded',
  options: Partial<ParseOptions & { piece: number }> = {},
): ParsedForm {
  const bytes = Buffer.from(body);
  const { piece = bytes.length || 1 } = options;
  const reader = formReader(type, {
    limits,
    fileMemory: memory,
    textMemory: memory,
    isStrict: false,
    ...options,
  });
  for (let at = 0; at < bytes.length; at += piece) {
    if (!reader.take(bytes.subarray(at, at + piece))) return reader.finish(false);
  }
  return reader.finish(true);
}
const parse = ({ headers, body }: { headers: Record<string, string>; body: string | Buffer }) =>
  parseText(body, headers['Content-Type'] ?? '');

describe('the body of a form', () => {
  it('is read in both encodings, accents included', () => {
    const sent = {
      Prénom: 'Zoé',
      Créneau_complet_rappel: 'mardi 24 à 14:30',
      Description_projet: 'a\r\nb & c=d',
    };
    const asParts = Object.entries(sent).map(([name, value]) => ({ name, value }));

    for (const form of [urlencoded(sent), multipart(asParts)]) {
      const { fields, failure } = parse(form);
      expect(failure).toBeNull();
      expect(Object.fromEntries(fields)).toEqual(sent);
    }
  });

  it('joins repeated names and finds names whose accents are composed otherwise', () => {
    const { fields } = parseText(`a=1&a=2&a=&${encodeURIComponent('Prénom'.normalize('NFD'))}=Zo`);

    expect(Object.fromEntries(fields)).toEqual({ a: '1, 2', Prénom: 'Zo' });
  });

  it('has no special names', () => {
    const { fields, failure } = parseText('__proto__=1&constructor=2&toString=3');

    expect(failure).toBeNull();
    expect([...fields]).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ]);
  });

  it('is refused beyond the limits, and what was read comes back', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => ({ name: `n${index}`, value: 'x' }));
    const asRecord = Object.fromEntries(names.map(({ name, value }) => [name, value]));

    expect(parse(urlencoded(asRecord)).failure).toBe('too-many-fields');
    expect(parse(multipart(names)).failure).toBe('too-many-fields');
    expect(parse(multipart(names.slice(0, 6))).failure).toBe('too-many-fields');
    expect(parse(urlencoded({ ['n'.repeat(41)]: 'x' })).failure).toBe('field-too-long');
    expect(parse(multipart([{ name: 'n'.repeat(41), value: 'x' }])).failure).toBe('field-too-long');
    expect(parse(multipart([{ name: 'a', value: 'x'.repeat(101) }])).failure).toBe('field-too-long');

    const long = parse(urlencoded({ Nom: 'Durand', Description_projet: 'x'.repeat(101) }));
    expect(long.failure).toBe('field-too-long');
    expect(long.fields.get('Nom')).toBe('Durand');
  });

  it.each(['application/json', 'text/plain', '', 'multipart/mixed; boundary=x', 'multipart/form-data-x'])(
    'is refused as « %s »',
    (type) => {
      expect(parseText('a=1', type).failure).toBe('unsupported-type');
    },
  );

  it('hands over files, but not an empty file input', () => {
    const { fields, files, failure } = parse(
      multipart([
        { name: 'Nom', value: 'Durand' },
        { name: 'attachment', value: '', filename: '' },
        { name: 'attachment', value: 'GIF', filename: 'C:\\\\photos\\\\toit.gif' },
        { name: 'autre', value: 'x'.repeat(51), filename: '../../mur.jpg' },
      ]),
    );

    expect(failure).toBeNull();
    expect([...fields]).toEqual([['Nom', 'Durand']]);
    const digest = createHash('sha256').update('GIF').digest('hex');
    expect(files).toMatchObject([
      { field: 'attachment', name: 'toit.gif', bytes: Buffer.from('GIF'), digest },
      { field: 'autre', name: 'mur.jpg', bytes: null },
    ]);
  });

  it('has room for so many files and so much text', () => {
    const file = { name: 'attachment', value: 'x', filename: 'a.jpg' };

    expect(parse(multipart([file, file, file, file])).failure).toBe('too-many-photos');
    const { headers, body } = urlencoded({ a: 'x'.repeat(90), b: 'x'.repeat(90) });
    const short = { ...limits, text: 150 };
    expect(parseText(body, headers['Content-Type'], { limits: short }).failure).toBe('body-too-large');
  });

  it('refuses a name that could begin another header', () => {
    expect(parseText('a%0d%0aBcc=1').failure).toBe('line-break');
  });

  it('survives any way of breaking it', () => {
    const { headers, body } = multipart([
      { name: 'Nom', value: 'Durand' },
      { name: 'Ville', value: 'Riom' },
    ]);
    const type = headers['Content-Type'];
    const lastBoundary = body.length - '\r\n'.length;

    for (let length = 0; length < lastBoundary; length += 1) {
      const [before, after] = [body.slice(0, length), body.slice(length + 2)];
      expect(parseText(before, type).failure).toBe('broken-body');
      expect(parseText(`${before}\r\n--${after}`, type).fields).toBeInstanceOf(Map);
      expect(parseText(`${before}\u0000"${after}`, type).fields).toBeInstanceOf(Map);
    }
  });

  it('survives wrong encodings', () => {
    expect(parseText('Nom=R%E9mi&%=%&%zz=%c3&=').fields.get('Nom')).toContain('mi');
    expect(parseText(Buffer.from([0xff, 0xfe, 0x3d, 0x00, 0x26, 0x3d])).fields).toBeInstanceOf(Map);
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary',
    ]) {
      expect(parseText('--x', type).failure).toBe('broken-body');
    }
  });

  it.each(['latin1', 'utf-16le', 'base64', 'constructor', 'windows-1252'])(
    'is refused in the charset %s, for the whole or for a part',
    (charset) => {
      expect(parseText('Nom=Durand', `application/x-www-form-urlencoded; charset=${charset}`).failure).toBe(
        'wrong-charset',
      );
      const { headers, body } = multipart([{ name: 'Nom', value: 'Durand' }]);
      const type = headers['Content-Type'];
      const declared = body.replace(
        'name="Nom"',
        `name="Nom"\r\nContent-Type: text/plain; charset=${charset}`,
      );
      expect(parseText(body, `${type}; charset=${charset}`).failure).toBe('wrong-charset');
      expect(parseText(declared, type).failure).toBe('wrong-charset');
      expect([...parseText(declared, type).fields]).toEqual([]);
    },
  );

  it.each(['utf-8', 'UTF8', 'us-ascii', ''])('is read in the charset « %s »', (charset) => {
    const { fields, failure } = parseText(
      'Nom=Zo%C3%A9',
      `application/x-www-form-urlencoded; charset=${charset}`,
    );
    expect([failure, fields.get('Nom')]).toEqual([null, 'Zoé']);
  });

  it('becomes well-formed text in one form, without invisible controls', () => {
    const sent = Buffer.concat([
      Buffer.from('Nom=Zoe\u0301%00%07%0A\u{1f3e0}&Email='),
      Buffer.from([0xed, 0xa0, 0xbd]),
    ]);
    const { fields } = parseText(sent);

    expect(fields.get('Nom')).toBe('Zoé\n\u{1f3e0}');
    expect(() => encodeURIComponent(fields.get('Email') ?? '')).not.toThrow();
  });

  it('never carries half of a character where it was cut', () => {
    const value = `${'x'.repeat(98)}\u{1f3e0}`;
    for (const form of [urlencoded({ Nom: value }), multipart([{ name: 'Nom', value }])]) {
      const { fields, failure } = parse(form);
      expect([failure, fields.get('Nom')]).toEqual(['field-too-long', 'x'.repeat(98)]);
    }
    const named = multipart([{ name: 'attachment', value: 'x', filename: '\u{1f3e0}'.repeat(200) }]);
    expect(parse(named).files[0]?.name).toBe('\u{1f3e0}'.repeat(100));
  });

  it('keeps no more accents on a letter than any language has', () => {
    // Composed as sent, these 24 KB hold the event loop for 100 ms.
    const value = `e${'\u0301\u0323'.repeat(6_000)}`;
    const wide = { ...limits, fieldValue: 30_000 };
    const { fields, failure } = parseText(`Nom=${value}`, undefined, { limits: wide });

    expect(failure).toBeNull();
    expect([...(fields.get('Nom') ?? '').normalize('NFD')]).toHaveLength(31);
  });

  it('is the same in pieces of any size', () => {
    const { headers, body } = multipart([
      { name: 'Nom', value: 'L’Hôte' },
      { name: 'vide', value: '' },
      { name: 'attachment', value: '\r\n--\r\n------boundary-of-this-tes', filename: 'à.jpg' },
      { name: 'Ville', value: '\r\n' },
    ]);
    const whole = parseText(body, headers['Content-Type']);

    expect(whole.failure).toBeNull();
    expect(whole.files[0]?.bytes?.toString()).toBe('\r\n--\r\n------boundary-of-this-tes');
    for (let piece = 1; piece < 200; piece += 1) {
      expect(parseText(body, headers['Content-Type'], { piece })).toEqual(whole);
    }
  });

  it('may have a part without a header, or without a name', () => {
    const type = 'multipart/form-data; boundary=b';
    const nameless = 'Content-Disposition: form-data\r\n\r\nx\r\n--b';
    const body = `--b\r\n\r\n${'x'.repeat(70_000)}\r\n--b\r\n${nameless}--\r\n`;

    expect(parseText(body, type)).toEqual({ fields: new Map(), files: [], failure: null });
  });
});

describe('reading', () => {
  /** How many bytes are taken before it wants no more. */
  function bytesTaken(type: string, piece: string, times: number, isStrict = false): number {
    const reader = formReader(type, { limits, fileMemory: memory, textMemory: memory, isStrict });
    const bytes = Buffer.from(piece);
    let taken = 0;
    while (taken < times * bytes.length && reader.take(bytes)) taken += bytes.length;
    return taken;
  }

  const type = 'multipart/form-data; boundary=XbX';
  const part = (header: string) => `--XbX\r\n${header}\r\n\r\nx\r\n`;

  it.each([
    ['a boundary again and again', '--XbX\r\n', 4 * 1024],
    ['parts without a header', '--XbX\r\n\r\n\r\n', 1024],
    ['parts without a name', part('Content-Disposition: form-data'), 4 * 1024],
    ['fields', part('Content-Disposition: form-data; name="a"'), 1024],
    ['files', part('Content-Disposition: form-data; name="a"; filename="b"'), 2 * 1024],
    ['one endless header', 'X: y\r\n', 4 * 1024],
  ])('stops at the first limit: %s', (_what, piece, most) => {
    const start = piece.startsWith('X') ? '--XbX\r\n' : '';
    expect(bytesTaken(type, start + piece, 200_000)).toBeLessThan(most);
  });

  it('stops at the first thing that is wrong when nobody needs the rest', () => {
    const long = part(`Content-Disposition: form-data; name="${'n'.repeat(41)}"`);
    expect(bytesTaken(type, long, 4, true)).toBe(long.length);
    expect(bytesTaken(type, long, 4)).toBe(4 * long.length);
  });

  it('gives up a file for which there is no memory, and a text likewise', () => {
    const none = { take: () => false, release: () => undefined };
    const file = multipart([{ name: 'attachment', value: 'x', filename: 'a.jpg' }]);
    const text = multipart([{ name: 'Nom', value: 'x' }]);
    const failureOf = ({ headers, body }: Parameters<typeof parse>[0], over: Partial<ParseOptions>) =>
      parseText(body, headers['Content-Type'] ?? '', over).failure;

    expect(failureOf(file, { fileMemory: none })).toBe('busy');
    expect(failureOf(text, { fileMemory: none })).toBeNull();
    expect(failureOf(text, { textMemory: none })).toBe('busy');
    expect(failureOf(urlencoded({ Nom: 'x' }), { textMemory: none })).toBe('busy');
  });
});
