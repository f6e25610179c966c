import type { LiveRemote, OfferedRelease } from '@renovation-th/shared/contracts/site-document';
import { withinTime } from '../failures/within-time';

/** A release in the place of the live one, and what of the site it stands for. */
export type OverridingRemote = LiveRemote & Pick<OfferedRelease, 'mounts' | 'hasDocuments'>;

type Overrides = Readonly<Record<string, OverridingRemote>>;

/** In local storage, before the name of a remote. The site never writes such a key. */
const overridePrefix = 'rth:override:';

const example = 'http://localhost:4102/remote.json';

/** Why an override cannot be had, with what to do about it. */
class Refusal extends Error {}

/**
 * The releases that this browser is told to show in the place of live ones. An override that cannot
 * be had is left out, and the console says why.
 */
export async function readOverrides(): Promise<Overrides> {
  const found = await Promise.all(
    storedOverrides().map(async ([name, address]) => {
      try {
        return [[name, await askFor(name, address)] as const];
      } catch (error) {
        const reason =
          error instanceof Refusal ? error.message : `${address} did not answer: ${String(error)}`;
        console.warn(`${overridePrefix}${name} is ignored. ${reason}`);
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Forgets every override, those that were ignored included. */
export function dropOverrides(): void {
  for (const [name] of storedOverrides()) localStorage.removeItem(overridePrefix + name);
}

function storedOverrides(): (readonly [name: string, address: string])[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(overridePrefix))
      .map((key) => [key.slice(overridePrefix.length), localStorage.getItem(key) ?? ''] as const);
  } catch {
    // Storage is blocked, so nobody has put anything into it.
    return [];
  }
}

async function askFor(name: string, address: string): Promise<OverridingRemote> {
  // Whichever file of the release the address names, its description lies beside it.
  const place = new URL('remote.json', allowedAddress(address));
  const response = await withinTime((signal) => fetch(place, { cache: 'no-cache', signal }));
  if (!response.ok)
    throw new Refusal(`${place.href} answered ${response.status}; it must be the remote.json of a release.`);
  const offer: unknown = await response.json().catch(() => null);
  if (!isOffer(offer))
    throw new Refusal(`${place.href} does not describe a release with the hash of its entry.`);
  return overrideOf(name, offer, place);
}

function allowedAddress(address: string): URL {
  let url: URL;
  try {
    url = new URL(address, location.origin);
  } catch {
    throw new Refusal(`« ${address} » is no address. Give one such as ${example}.`);
  }
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.origin === location.origin || isLocal) return url;
  throw new Refusal(`${url.origin} is neither this site nor localhost. Give an address such as ${example}.`);
}

function overrideOf(name: string, offer: OfferedRelease, place: URL): OverridingRemote {
  const { container, version, integrity, mounts, hasDocuments = false } = offer;
  if (offer.name !== name) throw new Refusal(`${place.href} is of the remote « ${offer.name} ».`);
  const entry = new URL(offer.entry, place);
  const folder = new URL('.', entry);
  if (entry.origin !== place.origin) throw new Refusal(`${place.href} leads to another origin.`);

  return {
    container,
    version,
    base:
      folder.origin === location.origin
        ? `/${folder.pathname.slice(1, -1)}/`
        : `http://${folder.href.slice(7, -1)}/`,
    entry: entry.pathname.slice(folder.pathname.length),
    integrity,
    mounts,
    hasDocuments,
  };
}

function isOffer(value: unknown): value is OfferedRelease {
  if (typeof value !== 'object' || value === null) return false;
  const offer: { readonly [field: string]: unknown } = { ...value };
  return (
    ['name', 'container', 'version', 'contract', 'entry'].every(
      (field) => typeof offer[field] === 'string',
    ) &&
    /^sha384-[A-Za-z0-9+/]{64}$/.test(String(offer.integrity)) &&
    Array.isArray(offer.mounts) &&
    offer.mounts.every((mount) => typeof mount === 'string')
  );
}
