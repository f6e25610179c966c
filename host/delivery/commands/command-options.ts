import ms from 'ms';
import { readIdentity } from '../../server/identity/read-identity';
import type { ComposeOptions } from '../compose/compose-inputs';
import { optionsFor } from '../compose/owners-identity';
import { DeliveryError } from '../delivery-error';
import { refuseLegalGaps } from '../identity-gaps';
import { readRegistry } from '../registry';
import { stateFolders } from '../state-folders';

/**
 * This year, and the identity of this checkout: a site begins with it, and what a developer changes in it goes into the
 * next release of the owner's.
 * @throws ActionableError when the identity cannot be read.
 */
export async function checkoutOptions(): Promise<ComposeOptions> {
  return { identity: await readIdentity(), year: new Date().getFullYear() };
}

/** The same for what goes live. @throws DeliveryError when the law asks for more than the identity of the site says. */
export async function liveOptions(): Promise<ComposeOptions> {
  const options = await checkoutOptions();
  const { releases } = stateFolders();
  refuseLegalGaps((await optionsFor(releases, await readRegistry(releases), options)).identity);
  return options;
}

const longest = ms('30d');
const isTime = (text: string): text is ms.StringValue => /^\d{1,5}[smhd]$/.test(text);

/**
 * @example milliseconds('30m', '--for') // => 1800000
 * @throws DeliveryError for anything but a time, and above the 30 days that reports are kept.
 */
export function milliseconds(text: string, option: string): number {
  const duration = isTime(text) ? ms(text) : Number.NaN;
  if (duration > 0 && duration <= longest) return duration;
  throw new DeliveryError(`${option} says « ${text} ».`, `Give a time of 30d at most, such as ${option} 2h.`);
}
