import fc, { type Arbitrary } from 'fast-check';
import { multipart } from '../testing/send-request';

/** A POST request with an arbitrary body. */
export type FuzzPost = { kind: string; path: string; type: string; body: Buffer };

/** Path traversals, and other names that the service must not use as file names. */
export const pathTricks = [
  '../../evil-drill',
  '..\\..\\evil-drill',
  '/evil-drill',
  'RTH-20261121-AAAAAA/../../evil-drill',
  'evil-drill\u0000.jpg',
  '....//....//evil-drill',
  '%2e%2e%2fevil-drill',
  'RTH-20261121-AAAAAA.json/evil-drill',
] as const;

const address = 'contact@renovation-th.example';
const paths = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(`/envoi/${address}`, `/envoi/ajax/${address}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/envoi/', '/envoi/%E9', '/envoi/__proto__', `/envoi/ajax/${address}%00`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...pathTricks).map((trick) => `/envoi/${encodeURIComponent(trick)}`),
  },
);

/** Names of built-in properties, which a lookup by field name in a plain object could find. */
const inheritedNames = [Object, Array, Function].flatMap((made) => [
  ...Object.getOwnPropertyNames(made),
  ...Object.getOwnPropertyNames(made.prototype),
]);
const knownNames = (
  'Nom Prénom Nom_complet Email Téléphone Description_projet Date_ISO Heure_24h Référence attachment _next ' +
  '_subject _cc _replyto _elapsed _honey'
).split(' ');
const oddNames = [
  ...['', ' ', 'n'.repeat(10_000), '🏠'.repeat(60), '\u202eeman', 'שם', 'a\u0000b', 'a\r\nBcc: b', '=1+1'],
  ...['__proto__', '__proto__[x]', 'constructor.prototype', '"><script>', `e${'\u0301\u0323'.repeat(1_000)}`],
];
const oddValues = [
  ...['', 'x@y.example', '06 39 98 00 00', '\ud800', 'RTH-20261121-AAAAAA', '../../x', '//evil.example'],
  ...['javascript:alert(1)', '=1+1\r=cmd', '2026-11-24', '24:61', '0'],
];

const fieldNames: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...new Set(inheritedNames)) },
  { weight: 3, arbitrary: fc.constantFrom(...knownNames) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames, ...pathTricks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const fieldValues: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...oddValues, ...pathTricks) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', '🏠', 'e\u0301\u0323', '\n', '&', '<', '\u0000'), fc.nat(9_000))
      .map(([piece, times]) => piece.repeat(times)),
  },
);
const anyFields = fc.array(fc.tuple(fieldNames, fieldValues), { maxLength: 12 });
const person: [string, string][] = [
  ['Nom', 'Essai'],
  ['Téléphone', '06 39 98 00 00'],
];
/** Half of the forms have a name and a phone number, so that they are stored. */
const fields = fc.oneof(
  anyFields,
  anyFields.map((pairs) => [...person, ...pairs]),
);

const urlencoded = 'application/x-www-form-urlencoded';
const boundary = 'XbX';
const multipartType = `multipart/form-data; boundary=${boundary}`;
const nameIn = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const wholeMultipart = fields.map(
  (pairs) =>
    multipart(
      pairs.map(([name, value]) => ({ name: nameIn(name), value })),
      boundary,
    ).body,
);

/** Edits that each remove and insert bytes at one position in a body. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    without: fc.nat(60),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('--', '\r\n', '\n', '--XbX', '--XbX--', '"', ';', ': ', '\0').map(Buffer.from),
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

function damaged(whole: Buffer, steps: typeof damage extends Arbitrary<infer Steps> ? Steps : never): Buffer {
  return steps.reduce((body, { at, without, bytes }) => {
    const from = Math.floor(at * body.length);
    return Buffer.concat([body.subarray(0, from), bytes, body.subarray(from + without)]);
  }, whole);
}

const oddlyEncoded = fc
  .array(
    fc.oneof(
      fc.constantFrom('%', '%zz', '&', '=', '+', '%00', '%ED%A0%80', 'Nom=a', '?', '&&&&'),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 200 },
  )
  .map((pieces) => Buffer.from(pieces.join('')));
const oddTypes = fc.constantFrom(
  ...['', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', 'constructor'],
  ...['multipart/form-data; boundary="', `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
);

const kind = (weight: number, name: string, type: Arbitrary<string>, bodies: Arbitrary<Buffer>) => ({
  weight,
  arbitrary: fc.tuple(type, bodies).map(([of, body]) => ({ kind: name, type: of, body })),
});

/** Random posts: valid forms, damaged multipart bodies, odd URL encodings and noise. */
export const fuzzPosts: Arbitrary<FuzzPost> = fc
  .tuple(
    fc.oneof(
      kind(5, 'names and values', fc.constant(multipartType), wholeMultipart),
      kind(
        5,
        'urlencoded names and values',
        fc.constant(urlencoded),
        fields.map((pairs) => Buffer.from(new URLSearchParams(pairs).toString())),
      ),
      kind(3, 'urlencoded oddities', fc.constant(urlencoded), oddlyEncoded),
      kind(
        6,
        'broken multipart',
        fc.constant(multipartType),
        fc.tuple(wholeMultipart, damage).map(([whole, steps]) => damaged(whole, steps)),
      ),
      kind(1, 'noise', oddTypes, fc.uint8Array({ maxLength: 5_000 }).map(Buffer.from)),
    ),
    paths,
  )
  .map(([post, path]) => ({ ...post, path }));
