import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identitySchema } from '@renovation-th/shared/identity/identity-schema';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { sharedFolder } from '../../../webpack/paths';
import { readIfThere } from '../files';
import { jsonOf, parseOrRefuse } from '../parse-or-refuse';
import { stateBase } from '../state-folders';
import type { ContentInput } from './input';
import { typesetAll } from './typeset';

const identityFile = process.env.RTH_IDENTITY ?? path.join(sharedFolder, 'src/identity/identity.json');

/** Parses an identity and applies French typography. @param name file name for errors. @throws DeliveryError */
export const parseIdentity = (text: string, name = 'shared/src/identity/identity.json'): Identity =>
  typesetAll(parseOrRefuse(jsonOf(identitySchema), text, `${name} is not valid`));

/** Reads the initial identity, from this checkout or from the file in `RTH_IDENTITY`. @throws DeliveryError */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(await readFile(identityFile, 'utf8'), process.env.RTH_IDENTITY);
}

/** Returns the path of the symlink to the current composed folder. */
export const currentSite = () => path.join(stateBase(), 'site', 'current');

/**
 * Reads the identity that visitors see today. Without a composed site, reads the identity of this checkout. Call it
 * for each use, because the identity changes while a process runs. @throws DeliveryError when the identity is invalid.
 */
export async function readLiveIdentity(siteDir = currentSite(), now = new Date()): Promise<Identity> {
  return identityOn(parisMoment(now).day, (await readComposed(siteDir)) ?? (await readIdentity()));
}

/**
 * Whether the live site must be recomposed, because the year is over, a closure is near, or something that it shows has
 * expired.
 */
export async function isLiveSiteOutOfDate(siteDir = currentSite(), now = new Date()): Promise<boolean> {
  const { day } = parisMoment(now);
  // The footer of every page shows the year, and structured data has its public holidays.
  const page = await readIfThere(path.join(siteDir, '404.html'));
  const [, year = ''] = /©\s(\d{4})/.exec(page?.toString() ?? '') ?? [];
  if (year !== '' && !day.startsWith(year)) return true;
  const composed = await readComposed(siteDir);
  return JSON.stringify(composed && identityOn(day, composed)) !== JSON.stringify(composed);
}

async function readComposed(siteDir: string): Promise<Identity | null> {
  const file = path.join(siteDir, composedIdentity);
  const text = await readIfThere(file);
  return text && parseIdentity(text.toString(), file);
}

type OwnersFiles = { portrait?: string | undefined; certificate?: string | undefined };

const sample: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

const withDialled = ({ national }: { national: string }): Identity['phone'] => ({
  national,
  international: `+33${national.slice(1).replaceAll(' ', '')}`,
});

/**
 * Merges the owner's input into an identity. Null removes an optional field, and an absent field is unchanged. The
 * order of fields is fixed, so that the same fields give the same text. @throws DeliveryError
 */
export function withOwnersFields(
  identity: Identity,
  { address, phone, registration, figures, ...input }: ContentInput['identity'],
  { portrait, certificate }: OwnersFiles = {},
): Identity {
  const { street, ...place } = identity.address;
  const { craftsman, insurance, ...next } = { ...identity, ...input };
  const all = {
    ...next,
    openingHours: input.openingHours ?? identity.openingHours,
    address: address === undefined ? { street, ...place } : { ...place, ...address },
    ...(phone && { phone: withDialled(phone) }),
    ...(registration !== undefined && {
      registration: registration ? { ...registration, isSample: false } : sample,
    }),
    ...(figures !== undefined && { figures: figures && { ...figures, isSample: false } }),
    craftsman: craftsman && { ...craftsman, portrait },
    insurance: insurance && { ...insurance, certificate },
  };
  const given = Object.entries(all).filter(([, value]) => value !== null);
  return parseIdentity(JSON.stringify(Object.fromEntries(given)), "The identity with the owner's input");
}
