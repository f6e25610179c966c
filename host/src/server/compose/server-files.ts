import { composedChoices, composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import type { ComposerInput } from '@renovation-th/shared/contracts/composer';
import { completing, type Published } from '@renovation-th/shared/contracts/published';

/**
 * Returns the headers of a composed site by path pattern. Most of the security policy is in the documents instead.
 * @param isPreview whether only the owner sees the site, so that crawlers and caches must ignore it.
 */
const siteHeaders = (isPreview = false) => ({
  '*': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Blocks script files without an integrity hash, even injected ones.
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No other origin may embed our files, and our requests to other origins carry no credentials.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    // A proxy that rewrites documents breaks their hashes. Cloudflare rewrites them to hide e-mail addresses.
    'Cache-Control': isPreview ? 'no-store' : 'no-cache, no-transform',
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  },
  '/releases/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Cached for only a day, because the owner may remove a photograph and cached copies cannot be recalled.
  '/media/*': { 'Cache-Control': 'public, max-age=86400' },
});

/** Trades and towns that the form service knows. */
export const formChoices = completing(
  { services: ['slug', 'label'], places: ['slug', 'name', 'where'] },
  (_none: null, { services, places }) => ({
    services: services.map(({ slug, label }) => ({ slug, name: label })),
    places: places.map(({ slug, name, where }) => ({ slug, name, where })),
  }),
);

/** Returns the files of a composed site that the local server, static hosts and the form service read. */
export function serverFiles(
  { identity, isPreview }: Pick<ComposerInput, 'identity' | 'isPreview'>,
  { services = [], places = [] }: Partial<Published>,
): Record<string, string> {
  const headers = siteHeaders(isPreview);
  const choices = formChoices.complete(null, { services, places });
  return {
    'headers.json': JSON.stringify(headers, null, 2),
    [composedIdentity]: JSON.stringify(identity),
    [composedChoices]: JSON.stringify(choices),
  };
}
