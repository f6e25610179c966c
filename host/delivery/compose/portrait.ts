import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { sharedFolder } from '../../../webpack/paths';
import { isErrorCode } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';

const identityFolder = path.join(sharedFolder, 'src/identity');

/**
 * Puts the portrait that the identity names at the root of the site. A new photograph needs a new
 * name: a site whose identity has not changed is not composed again.
 * @throws DeliveryError when there is no such file.
 */
export async function publishPortrait(
  { craftsman }: Pick<Identity, 'craftsman'>,
  site: string,
  from = identityFolder,
): Promise<void> {
  const portrait = craftsman?.portrait;
  if (portrait === undefined) return;
  try {
    await copyFile(path.join(from, portrait), path.join(site, portrait));
  } catch (error) {
    if (!isErrorCode(error, 'ENOENT')) throw error;
    throw new DeliveryError(
      `The identity names a portrait that is not there: ${portrait}.`,
      `Put it beside identity.json, upright, 960 × 1200 pixels or more; or remove "portrait".`,
    );
  }
}
