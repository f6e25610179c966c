import fc, { type Arbitrary } from 'fast-check';
import { lyingPictures } from './lying-pictures';

/** A request whose body may be anything; its framing is right, so that connections can be kept. */
export type FuzzPost = { kind: string; path: string; type: string; body: Buffer };

const address = 'contact@renovation-th.example';
const paths = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(`/envoi/${address}`, `/envoi/ajax/${address}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/envoi/', '/envoi/%E9', '/envoi/__proto__', `/envoi/ajax/${address}%00`),
  },
);

/** Every name that an object, an array or a function has without being given it. */
const inheritedNames = [Object, Array, Function].flatMap((made) => [
  ...Object.getOwnPropertyNames(made),
  ...Object.getOwnPropertyNames(made.prototype),
]);
const oddNames = [
  '',
  ' ',
  'n'.repeat(10_000),
  '🏠'.repeat(60),
  '\u202eeman',
  'שם',
  'a\u0000b',
  'a\r\nBcc: b',
  '__proto__[x]',
  'constructor.prototype',
  '"><script>',
  '=1+1',
  'e' + '\u0301\u0323'.repeat(1_000),
];
const knownNames = [
  'Nom',
  'Prénom',
  'Nom_complet',
  'Email',
  'Téléphone',
  'Description_projet',
  'Date_ISO',
  'Heure_24h',
  'Référence',
  'attachment',
  '_next',
  '_subject',
  '_cc',
  '_replyto',
  '_elapsed',
  '_honey',
];

/** Any name that a field may be given. */
export const fieldNames: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...new Set([...inheritedNames, '__proto__'])) },
  { weight: 3, arbitrary: fc.constantFrom(...knownNames) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any text that somebody may type, and much that nobody would. */
export const fieldValues: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      'x@y.example',
      '06 39 98 00 00',
      '\ud800',
      'RTH-20261121-AAAAAA',
      '../../x',
      '//evil.example',
      'javascript:alert(1)',
      '=1+1\r=cmd',
      '2026-11-24',
      '24:61',
      '0',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', '🏠', 'e\u0301\u0323', '\n', '&', '<', '\u0000'), fc.nat(9_000))
      .map(([piece, times]) => piece.repeat(times)),
  },
);

const fields = fc.array(fc.tuple(fieldNames, fieldValues), { maxLength: 12 });
const charsets = fc.constantFrom(
  'utf-16le',
  'utf-16be',
  'utf-7',
  'latin1',
  'base64',
  'x'.repeat(500),
  '"',
  'utf-8',
  '',
);
const boundaries = fc.constantFrom(
  'XbX',
  '----WebKitFormBoundary7MA4YWxkTrZu0gW',
  'a'.repeat(70),
  "'()+_,-./:=?",
);

type Part = { header: string; content: Buffer };

function textPart(name: string, value: string, charset: string | null = null): Part {
  const escaped = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const type = charset === null ? '' : `\r\nContent-Type: text/plain; charset=${charset}`;
  return { header: `Content-Disposition: form-data; name="${escaped}"${type}`, content: Buffer.from(value) };
}

function multipartBody(parts: readonly Part[], boundary: string): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ header, content }) => [
      Buffer.from(`--${boundary}\r\n${header}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

const wholeMultipart = fc
  .tuple(fields, boundaries, fc.option(charsets, { freq: 4 }))
  .map(([pairs, boundary, charset]) => ({
    boundary,
    body: multipartBody(
      pairs.map(([name, value]) => textPart(name, value, charset)),
      boundary,
    ),
  }));

/** What a proxy, a bug or a fiend does to a body. */
const damage = fc.array(
  fc.record({
    how: fc.constantFrom('cut', 'flip', 'insert', 'remove', 'repeat', 'swap line breaks'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('--', '\r\n', '\r\n\r\n', '--XbX', '--XbX--', '"', ';', ': ', '\0').map(Buffer.from),
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

function damaged(whole: Buffer, steps: typeof damage extends Arbitrary<infer Steps> ? Steps : never): Buffer {
  return steps.reduce((body, { how, at, bytes }) => {
    const from = Math.floor(at * body.length);
    if (how === 'cut') return body.subarray(0, from);
    if (how === 'insert') return Buffer.concat([body.subarray(0, from), bytes, body.subarray(from)]);
    if (how === 'remove') return Buffer.concat([body.subarray(0, from), body.subarray(from + bytes.length)]);
    if (how === 'repeat') return Buffer.concat([body.subarray(0, from), body]);
    if (how === 'swap line breaks')
      return Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    const changed = Buffer.from(body);
    changed.set(bytes.subarray(0, changed.length - from), from);
    return changed;
  }, whole);
}

/** One piece again and again: what holds a careless parser for seconds. */
const floods = fc
  .tuple(
    fc.constantFrom(
      '--XbX\r\n',
      '--XbX\r\n\r\n\r\n',
      '--XbX\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
      '--XbX\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n',
      '\r\n--Xb',
      '\r\n-',
      'X: y\r\n',
      '\r\n\r\n',
      '\0',
    ),
    fc.constantFrom(
      '',
      '--XbX\r\n',
      '--XbX\r\nContent-Disposition: form-data; name="attachment"; filename="a.jpg"\r\n\r\n',
    ),
    // Most are small, some are as large as a body may be.
    fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 1_000, max: 60_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 500_000, max: 2_000_000 }) },
    ),
  )
  .map(([piece, start, size]) => Buffer.concat([Buffer.from(start), Buffer.alloc(size, piece)]));

const lead = [textPart('Nom', 'Essai'), textPart('Téléphone', '06 39 98 00 00')];
const urlencodedType = 'application/x-www-form-urlencoded';
const multipartType = (boundary: string) => `multipart/form-data; boundary="${boundary}"`;

/** Everything that the form service may be sent, each kind as often as it deserves. */
export const fuzzPosts: Arbitrary<FuzzPost> = fc
  .tuple(
    fc.oneof(
      {
        weight: 5,
        arbitrary: wholeMultipart.map(({ boundary, body }) => ({
          kind: 'names and values',
          type: multipartType(boundary),
          body,
        })),
      },
      {
        weight: 5,
        arbitrary: fields.map((pairs) => ({
          kind: 'urlencoded names and values',
          type: urlencodedType,
          body: Buffer.from(new URLSearchParams(pairs).toString()),
        })),
      },
      {
        weight: 3,
        arbitrary: fc
          .array(
            fc.oneof(
              fc.constantFrom('%', '%zz', '&', '=', '+', '%00', '%ED%A0%80', 'Nom=a', '?', '&&&&'),
              fc.string({ maxLength: 20 }),
            ),
            { maxLength: 200 },
          )
          .map((pieces) => ({
            kind: 'urlencoded oddities',
            type: urlencodedType,
            body: Buffer.from(pieces.join('')),
          })),
      },
      {
        weight: 6,
        arbitrary: fc.tuple(wholeMultipart, damage).map(([{ boundary, body }, steps]) => ({
          kind: 'broken multipart',
          type: multipartType(boundary),
          body: damaged(body, steps),
        })),
      },
      { weight: 3, arbitrary: floods.map((body) => ({ kind: 'floods', type: multipartType('XbX'), body })) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.array(lyingPictures, { minLength: 1, maxLength: 7 }),
            fc.constantFrom('attachment', 'x', '__proto__'),
            fieldNames,
          )
          .map(([pictures, field, filename]) => ({
            kind: 'lying pictures',
            type: multipartType('XbX'),
            body: multipartBody(
              [
                ...lead,
                ...pictures.map((content) => {
                  const name = filename.replace(/["\r\n]/g, '');
                  return {
                    header: `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
                    content,
                  };
                }),
              ],
              'XbX',
            ),
          })),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(charsets, fc.constantFrom(urlencodedType, 'multipart/form-data; boundary=XbX'), fieldValues)
          .map(([charset, type, value]) => ({
            kind: 'charsets',
            type: `${type}; charset=${charset}`,
            body: Buffer.from(`Nom=${value}`, 'utf16le'),
          })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom(
              '',
              'text/plain',
              'multipart/form-data',
              'multipart/form-data; boundary=',
              'multipart/form-data; boundary="',
              `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
              'constructor',
            ),
            fc.uint8Array({ maxLength: 5_000 }),
          )
          .map(([type, bytes]) => ({ kind: 'noise', type, body: Buffer.from(bytes) })),
      },
    ),
    paths,
  )
  .map(([post, path]) => ({ ...post, path }));
