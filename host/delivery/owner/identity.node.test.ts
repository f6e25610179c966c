import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { parseIdentity, readIdentity } from './identity';

type Json = { [key: string]: unknown };

let identity: Json;

beforeEach(async () => {
  const file = path.join(__dirname, '../../../shared/src/identity/identity.json');
  identity = JSON.parse(await readFile(file, 'utf8'));
});

/** Returns the error for an identity that differs in one field. */
function refusalOf(field: string, value: unknown): string {
  const [last = '', ...above] = field.split('.').reverse();
  const place = above.reverse().reduce<Json>((at, key) => at[key] as Json, identity);
  place[last] = value;
  try {
    parseIdentity(JSON.stringify(identity));
  } catch (error) {
    return String(error);
  }
  return 'accepted';
}

describe('the identity of the business', () => {
  it('is valid in the repository', async () => {
    expect(await readIdentity()).toEqual(identity);
  });

  it.each([
    ['legalForm', undefined],
    ['origin', 'http://renovation-th.example'],
    ['origin', 'https://renovation-th.example/'],
    ['phone.national', '0465716336'],
    ['phone', { national: '04 65 71 63 36', international: '+33465716337' }],
    ['address.postalCode', '6336'],
    ['address.latitude', 458],
    ['formEndpoint', 'http://elsewhere.example/envoi'],
    // Fields that the owner may edit. `ownerFields` validates them here and in the owner's input.
    ['openingHours.monday.closes', '24:00'],
    ['openingHours', { lundi: { kind: 'closed' } }],
    ['insurance', { insurer: 'A', address: 'B', attestation: 'C' }],
    ['craftsman', { firstName: 'Camille', sentence: 'Je viens.', portrait: '/x.jpg' }],
    ['closures', [{ from: '32/08/2027', to: '2027-08-17' }]],
  ])('reports %s when it is %j', (field, value) => {
    const refusal = refusalOf(field, value);

    expect(refusal).toContain('shared/src/identity/identity.json is not valid');
    expect(refusal).toMatch(new RegExp(`→ ${field}\\b.*: .+`));
  });

  it('accepts every field that the owner may fill in', () => {
    expect(parseIdentity(JSON.stringify(completeIdentity))).toEqual(completeIdentity);
  });

  it('reports an unknown field', () => {
    expect(refusalOf('telephone', '04 65 71 63 36')).toContain('telephone');
  });

  it('reports a file that is not JSON', () => {
    expect(() => parseIdentity('{ "tradeName": "Rénovation TH", }')).toThrow(/is not valid\.\n.*not JSON/);
  });
});
