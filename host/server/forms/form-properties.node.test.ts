import { Readable } from 'node:stream';
import fc from 'fast-check';
import { fieldNames, fieldValues, fuzzPosts } from '../drills/fuzz-bodies';
import { multipart } from '../testing/send-request';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { cleanText } from './clean-text';
import { readForm, type ParsedForm } from './form-body';
import { formServiceConfig } from './form-config';
import { sentRequest } from './stored-request';
import { understandForm } from './submission';

const config = formServiceConfig({ identity: sampleIdentity, now: () => new Date('2026-11-21T09:34:05Z') });
const { limits } = config;
const runs = { numRuns: 200 };
// What files weigh is none of this test's business.
const place = { folder: '', reserve: async () => false, giveBack: () => undefined };

async function parse(body: Buffer, type: string, pieces: readonly number[] = []): Promise<ParsedForm> {
  const parts: Buffer[] = [];
  let at = 0;
  for (const size of [...pieces, body.length]) {
    if (at < body.length) parts.push(body.subarray(at, at + size));
    at += size;
  }
  const request = Object.assign(Readable.from(parts), { headers: { 'content-type': type }, complete: true });
  return readForm(request, {
    limits: { ...limits, body: limits.native.body, file: limits.native.photo, files: 10 },
    place,
    isStrict: false,
  });
}

const textOf = ({ fields }: ParsedForm) => [...fields].flat();

describe('any body', () => {
  it('is read without an error, into clean text within the limits', async () => {
    await fc.assert(
      fc.asyncProperty(fuzzPosts, async ({ body, type }) => {
        const sent = await parse(body, type);
        const text = textOf(sent);

        expect(text.every((part) => part === cleanText(part) && !/\p{Surrogate}|\0/u.test(part))).toBe(true);
        expect(() => text.map(encodeURIComponent)).not.toThrow();
        expect(sent.fields.size).toBeLessThanOrEqual(limits.fields);
        expect(sent.files.length).toBeLessThanOrEqual(10);
        // Repeated names are joined by a comma and a space.
        expect(Buffer.byteLength(text.join(''))).toBeLessThanOrEqual(limits.text + 2 * limits.fields);
      }),
      runs,
    );
  });

  it('is read to the same form in whatever pieces it arrives', async () => {
    const small = fuzzPosts.filter(({ body }) => body.length < 100_000);
    await fc.assert(
      fc.asyncProperty(small, fc.array(fc.integer({ min: 1, max: 300 })), async ({ body, type }, pieces) => {
        // Where it stops early, it may have read a little further in a larger piece.
        const [whole, pieced] = [await parse(body, type), await parse(body, type, pieces)];
        expect(pieced.failure).toBe(whole.failure);
        if (whole.failure === null) expect(pieced).toEqual(whole);
      }),
      runs,
    );
  });
});

describe('any form', () => {
  const forms = fc.array(fc.tuple(fieldNames, fieldValues), { maxLength: 20 });

  it('comes through both encodings as it was typed', async () => {
    // Short enough for any alphabet, and without what only one of the encodings can carry.
    const plain = /^[^\p{Cc}\p{Zl}\p{Zp}%]{1,45}$/u;
    const names = fieldNames.filter((name) => plain.test(name) && name === cleanText(name));
    const values = fieldValues.filter(
      (value) => value === cleanText(value) && value === value.trim() && value.length < 2_000,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(names, values), { maxLength: 10, selector: ([name]) => name }),
        async (pairs) => {
          const { headers, body } = multipart(
            // As a browser writes a name.
            pairs.map(([name, value]) => ({ name: name.replaceAll('"', '%22'), value })),
          );
          const asMultipart = await parse(Buffer.from(body), headers['Content-Type']);
          const encoded = Buffer.from(new URLSearchParams(pairs).toString());
          const asText = await parse(encoded, 'application/x-www-form-urlencoded');

          expect([asMultipart.failure, [...asMultipart.fields]]).toEqual([null, pairs]);
          expect([asText.failure, [...asText.fields]]).toEqual([null, pairs]);
        },
      ),
      runs,
    );
  });

  it('is understood without an error, into a request that can be read again', () => {
    fc.assert(
      fc.property(forms, (pairs) => {
        const { request } = understandForm(new Map(pairs), 'artisan@site.example', config.now());

        expect(request.reference).toMatch(/^RTH-\d{8}-[0-9A-Z]{6}$/);
        expect(sentRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
        // Nothing that was sent is lost, whatever it is called.
        const kept = new Map(request.fields);
        for (const [name] of pairs) expect(kept.has(name) || name.startsWith('_')).toBe(true);
      }),
      runs,
    );
  });
});
