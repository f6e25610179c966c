import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { repositoryRoot } from '../../webpack/paths';
import { parseOrRefuse } from './release-record';

export const identityFile = path.join(repositoryRoot, 'shared/src/identity/identity.json');

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const weekday = z.enum(days, { error: `must be one of ${days.join(', ')}` });
const matching = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, { error: `must look like « ${example} »` });
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, '07:00');

const identitySchema = z.strictObject({
  tradeName: z.string().min(1, { error: 'must name the business, such as « Rénovation TH »' }),
  legalForm: z.string().min(1, { error: 'must be the legal form, such as « entrepreneur individuel (EI) »' }),
  foundedIn: z.int({ error: 'must be a year, such as 2008' }).min(1900).max(2100),
  origin: matching(/^https:\/\/[^/\s]+$/, 'https://www.renovation-th.example'),
  phone: z
    .strictObject({
      national: matching(/^0\d( \d\d){4}$/, '04 65 71 63 36'),
      international: matching(/^\+33\d{9}$/, '+33465716336'),
    })
    .refine(
      ({ national, international }) => `+33${national.replaceAll(' ', '').slice(1)}` === international,
      {
        error: 'national and international must be the same number',
      },
    ),
  email: matching(/^[^@\s<>",;:]+@[^@\s<>",;:]+\.[a-z]+$/i, 'contact@renovation-th.example'),
  address: z.strictObject({
    locality: z.string().min(1, { error: 'must be a town, such as « Gerzat »' }),
    postalCode: matching(/^\d{5}$/, '63360'),
    department: z.string().min(1, { error: 'must be a department, such as « Puy-de-Dôme »' }),
    departmentCode: matching(/^\d[\dAB]\d?$/, '63'),
    latitude: z.number({ error: 'must be degrees, such as 45.8267' }).min(-90).max(90),
    longitude: z.number({ error: 'must be degrees, such as 3.1447' }).min(-180).max(180),
  }),
  areaServed: z.array(z.string().min(1)).min(1, { error: 'must list a department, such as « Puy-de-Dôme »' }),
  openingHours: z.array(z.strictObject({ days: z.array(weekday).min(1), opens: time, closes: time })),
  byAppointment: z.array(weekday),
  registration: z.strictObject({
    number: matching(/^[\d ]{9,18}$/, '000 000 000 00000'),
    isSample: z.boolean({ error: 'must be true or false' }),
  }),
  formEndpoint: matching(/^(\/[a-z0-9/-]*[a-z0-9]|https:\/\/[^\s]+[^/\s])$/, '/envoi'),
});

/** @throws DeliveryError naming each wrong or missing field, the reason and an example. */
export function parseIdentity(value: unknown): Identity {
  return parseOrRefuse(identitySchema, value, 'shared/src/identity/identity.json is not valid');
}

/** The identity as it stands on disk. @throws DeliveryError, see parseIdentity. */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(JSON.parse(await readFile(identityFile, 'utf8')));
}
