import fc from 'fast-check';
import { fieldNames, fieldValues, fuzzPosts } from '../drills/fuzz-bodies';
import { multipart } from '../testing/send-request';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { cleanText } from './clean-text';
import { formReader, type ParsedForm } from './form-body';
import { formServiceConfig } from './form-config';
import { parseStoredRequest } from './stored-request';
import { understandForm } from './submission';

const config = formServiceConfig({ identity: sampleIdentity, now: () => new Date('2026-11-21T09:34:05Z') });
const { limits } = config;
const memory = { take: () => true, release: () => undefined };
const runs = { numRuns: 300 };

function parse(body: Buffer, type: string, pieces: readonly number[] = []): ParsedForm {
  const reader = formReader(type, {
    limits: { ...limits, body: limits.native.body, file: limits.native.photo, files: 10 },
    fileMemory: memory,
    textMemory: memory,
    isStrict: false,
  });
  let at = 0;
  for (const size of [...pieces, body.length]) {
    if (at >= body.length) break;
    if (!reader.take(body.subarray(at, at + size))) return reader.finish(false);
    at += size;
  }
  return reader.finish(true);
}

const textOf = ({ fields }: ParsedForm) => [...fields].flat();

describe('any body', () => {
  it('is read without an error, into clean text within the limits', () => {
    fc.assert(
      fc.property(fuzzPosts, ({ body, type }) => {
        const sent = parse(body, type);
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

  it('is read to the same form in whatever pieces it arrives', () => {
    const small = fuzzPosts.filter(({ body }) => body.length < 100_000);
    fc.assert(
      fc.property(small, fc.array(fc.integer({ min: 1, max: 300 })), ({ body, type }, pieces) => {
        // Where it stops early, it may have read a little further in a larger piece.
        const [whole, pieced] = [parse(body, type), parse(body, type, pieces)];
        expect(pieced.failure).toBe(whole.failure);
        if (whole.failure === null) expect(pieced).toEqual(whole);
      }),
      runs,
    );
  });
});

describe('any form', () => {
  const forms = fc.array(fc.tuple(fieldNames, fieldValues), { maxLength: 20 });

  it('comes through both encodings as it was typed', () => {
    // Short enough for any alphabet, and without what only one of the encodings can carry.
    const plain = /^[^\p{Cc}\p{Zl}\p{Zp}%]{1,45}$/u;
    const names = fieldNames.filter((name) => plain.test(name) && name === cleanText(name));
    const values = fieldValues.filter(
      (value) => value === cleanText(value) && value === value.trim() && value.length < 2_000,
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(names, values), { maxLength: 10, selector: ([name]) => name }),
        (pairs) => {
          const { headers, body } = multipart(
            // As a browser writes a name.
            pairs.map(([name, value]) => ({ name: name.replaceAll('"', '%22'), value })),
          );
          const asMultipart = parse(Buffer.from(body), headers['Content-Type']);
          const encoded = Buffer.from(new URLSearchParams(pairs).toString());
          const asText = parse(encoded, 'application/x-www-form-urlencoded');

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
        const { request } = understandForm(new Map(pairs), 'artisan@site.example', config);

        expect(request.reference).toMatch(/^RTH-\d{8}-[0-9A-Z]{6}$/);
        expect(parseStoredRequest(JSON.stringify(request))).toEqual(request);
        // Nothing that was sent is lost, whatever it is called.
        const kept = new Map(request.fields);
        for (const [name] of pairs) expect(kept.has(name) || name.startsWith('_')).toBe(true);
      }),
      runs,
    );
  });
});
