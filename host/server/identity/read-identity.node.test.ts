import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { parseIdentity, readIdentity } from './read-identity';

type Json = { [key: string]: unknown };

let identity: Json;

beforeEach(async () => {
  const file = path.join(__dirname, '../../../shared/src/identity/identity.json');
  identity = JSON.parse(await readFile(file, 'utf8'));
});

/** What the owner is told when the file differs in one place. */
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

describe('The identity of the business', () => {
  it('is valid as it stands in the repository', async () => {
    expect(await readIdentity()).toEqual(identity);
  });

  it.each([
    ['tradeName', '', 'Rénovation TH'],
    ['legalForm', '', 'entrepreneur individuel'],
    ['foundedIn', '2008', '2008'],
    ['foundedIn', 208, '2008'],
    ['origin', 'http://renovation-th.example', 'https://www.renovation-th.example'],
    ['origin', 'https://renovation-th.example/', 'https://www.renovation-th.example'],
    ['phone.national', '0465716336', '04 65 71 63 36'],
    ['phone.international', '04 65 71 63 36', '+33465716336'],
    ['email', 'contact', 'contact@renovation-th.example'],
    ['allowsOverrides', 'yes', 'true'],
    ['address.locality', '', 'Gerzat'],
    ['address.postalCode', '6336', '63360'],
    ['address.department', '', 'Puy-de-Dôme'],
    ['address.departmentCode', 'PdD', '63'],
    ['address.latitude', 'north', '45.8267'],
    ['address.latitude', 458, '45.8267'],
    ['address.longitude', null, '3.1447'],
    ['areaServed', [], 'Puy-de-Dôme'],
    ['areaServed', undefined, 'Puy-de-Dôme'],
    ['openingHours.monday.opens', 'matin', '7 h 30'],
    ['openingHours.monday.closes', '24:00', '7 h 30'],
    ['openingHours.monday', undefined, 'jour'],
    ['openingHours', { lundi: { kind: 'closed' } }, 'jour'],
    ['openingHours', undefined, 'jour'],
    ['registration.number', '123', '000 000 000 00000'],
    ['registration.isSample', 'yes', 'true or false'],
    ['owner', '', 'votre prénom et votre nom'],
    // What the owner says is judged by his own rules: `owner-input.ts`.
    ['insurance', { insurer: 'A', address: 'B', attestation: 'C' }, 'France métropolitaine'],
    ['craftsman', { firstName: 'Camille', sentence: 'Je viens.', portrait: '/x.jpg' }, '/releases/owner/'],
    ['figures', { projects: '', satisfiedClients: 'x', years: 'x', isSample: true }, '120'],
    ['figures', { projects: '1', satisfiedClients: '1', years: '1' }, 'true'],
    ['brands', [{ name: 'A', use: 'façade' }], 'facade, woodwork'],
    ['brands', [{ name: '', use: 'facade' }], 'Peintures du Centre'],
    ['closures', [{ from: '03/08/2027', to: '2027-08-17' }], 'Choisissez un jour'],
    ['formEndpoint', 'envoi', '/envoi'],
    ['formEndpoint', 'http://elsewhere.example/envoi', '/envoi'],
  ])('names %s when it is %j, with an example', (field, value, example) => {
    const refusal = refusalOf(field, value);

    expect(refusal).toContain('shared/src/identity/identity.json is not valid');
    expect(refusal).toMatch(new RegExp(`→ ${field}\\b`));
    expect(refusal).toContain(example);
  });

  it.each([
    'tradeName',
    'legalForm',
    'foundedIn',
    'origin',
    'email',
    'formEndpoint',
    'address.locality',
    'address.department',
    'address.latitude',
    'address.longitude',
  ])('names %s when it is missing, with an example', (field) => {
    expect(refusalOf(field, undefined)).toMatch(new RegExp(`→ ${field}: must .*(such as|look like)`));
  });

  it('takes every field that the owner may fill in', () => {
    expect(parseIdentity(JSON.stringify(completeIdentity))).toEqual(completeIdentity);
  });

  it('names a whole group when it is missing', () => {
    expect(refusalOf('phone', undefined)).toContain('→ phone: Remplissez tous les champs de ce groupe.');
  });

  it('wants one number in both spellings', () => {
    expect(refusalOf('phone.international', '+33465716337')).toContain('must be the same number');
  });

  it('names a field that it does not know', () => {
    expect(refusalOf('telephone', '04 65 71 63 36')).toContain('telephone');
  });

  it('says so when the file is not JSON', () => {
    expect(() => parseIdentity('{ "tradeName": "Rénovation TH", }')).toThrow(/is not valid\.\n.*not JSON/);
  });
});
