import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { sharedFolder } from '../../../webpack/paths';
import { ActionableError } from '../actionable-error';
import { checkedJson } from '../checked-json';
import { claims, insurance } from './identity-claims';
import { amount, filled, group, list, matching, number, someAddress, someName } from './identity-fields';
import { typesetAll } from './typeset';

const identityFile = path.join(sharedFolder, 'src/identity/identity.json');

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, '07:00');
const weekdays = list(
  z.enum(days, { error: `must be one of ${days.join(', ')}` }),
  'must list days, such as ["sunday"]',
);
const someDay = 'must list a day, such as ["monday"]';
const someDepartment = 'must list a department, such as ["Puy-de-Dôme"]';

const travelCost = matching(/\d.*€/, '0,60 € par kilomètre, aller et retour');

const identitySchema = group({
  tradeName: filled('must name the business, such as « Rénovation TH »'),
  legalForm: filled('must be the legal form, such as « entrepreneur individuel (EI) »'),
  owner: filled('must be a first name and a name, such as « Camille Exemple »').optional(),
  foundedIn: number(1900, 2100, 'must be a year, such as 2008').int({
    error: 'must be a year, such as 2008',
  }),
  origin: matching(/^https:\/\/[^/\s]+$/, 'https://www.renovation-th.example'),
  phone: group({
    national: matching(/^0\d( \d\d){4}$/, '04 65 71 63 36'),
    international: matching(/^\+33\d{9}$/, '+33465716336'),
  }).refine(
    ({ national, international }) => `+33${national.replaceAll(' ', '').slice(1)}` === international,
    { error: 'national and international must be the same number' },
  ),
  email: matching(/^[^@\s<>",;:]+@[^@\s<>",;:]+\.[a-z]+$/i, 'contact@renovation-th.example'),
  address: group({
    street: filled('must be a number and a street, such as « 1 rue de la Gare »').optional(),
    locality: filled('must be a town, such as « Gerzat »'),
    postalCode: matching(/^\d{5}$/, '63360'),
    department: filled('must be a department, such as « Puy-de-Dôme »'),
    departmentCode: matching(/^\d[\dAB]\d?$/, '63'),
    latitude: number(-90, 90, 'must be degrees, such as 45.8267'),
    longitude: number(-180, 180, 'must be degrees, such as 3.1447'),
  }),
  areaServed: list(filled(someDepartment), someDepartment).min(1, { error: someDepartment }),
  openingHours: list(
    group({ days: weekdays.min(1, { error: someDay }), opens: time, closes: time }),
    'must list hours, such as [{ "days": ["monday"], "opens": "07:00", "closes": "20:00" }]',
  ),
  byAppointment: weekdays,
  registration: group({
    number: matching(/^[\d ]{9,18}$/, '000 000 000 00000'),
    isSample: z.boolean({ error: 'must be true or false' }),
  }),
  host: group({
    name: filled(someName),
    address: filled(someAddress),
    phone: matching(/^[+0][\d ]{8,}$/, '01 99 00 12 34'),
  }).optional(),
  insurance: insurance.optional(),
  mediator: group({
    name: filled(someName),
    address: filled(someAddress),
    website: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'www.mediateur.example'),
  }).optional(),
  hourlyRate: amount.optional(),
  travelCosts: group({
    issoire: travelCost.optional(),
    allier: travelCost.optional(),
    cantal: travelCost.optional(),
  }).optional(),
  ...claims,
  formEndpoint: matching(/^(\/[a-z0-9/-]*[a-z0-9]|https:\/\/[^\s]+[^/\s])$/, '/envoi'),
  allowsOverrides: z
    .boolean({ error: 'must be true where developers may show their own releases of a remote, else false' })
    .optional(),
});

/**
 * The identity, its texts in the spaces of French typography, whatever spaces the owner typed.
 * @param name of the file that the text comes from. @throws ActionableError naming each wrong or missing field, the reason and an example.
 */
export function parseIdentity(text: string, name = 'shared/src/identity/identity.json'): Identity {
  const result = checkedJson(identitySchema, text);
  if ('value' in result) return typesetAll(result.value);
  const reasons = result.reasons.join('\n  → ');
  throw new ActionableError(`${name} is not valid.`, reasons);
}

/** The identity of this checkout, with which a site begins. @throws ActionableError, see parseIdentity. */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(await readFile(identityFile, 'utf8'));
}
