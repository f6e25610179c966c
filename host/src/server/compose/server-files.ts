import { composedChoices, composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import type { ComposerInput } from '@renovation-th/shared/contracts/composer';
import { completing, type Published } from '@renovation-th/shared/contracts/published';
import { formFailurePage } from '../../content/form-failure-page';

/**
 * Returns the headers of a composed site by path pattern. Most of the security policy is in the documents instead.
 * @param isPreview whether only the owner sees the site, so that crawlers and caches must ignore it.
 */
export const siteHeaders = (isPreview = false) => ({
  '*': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Blocks script files without an integrity hash, even injected ones.
    'Integrity-Policy': 'blocked-destinations=(script)',
    // Fallback for browsers without frame-ancestors.
    'X-Frame-Options': 'DENY',
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
  // Cached for only a day, because the owner may withdraw a photograph and cached copies cannot be recalled.
  '/releases/owner/*': { 'Cache-Control': 'public, max-age=86400' },
});

/** Trades and towns that the form service knows. */
export const formChoices = completing(
  { services: ['slug', 'label'], places: ['slug', 'name', 'where'] },
  (_none: null, { services, places }) => ({
    services: services.map(({ slug, label }) => ({ slug, name: label })),
    places: places.map(({ slug, name, where }) => ({ slug, name, where })),
  }),
);

/** Returns the files of a composed site that web servers and the form service read. @param pages paths of its pages. */
export function serverFiles(
  pages: readonly string[],
  { identity, isPreview }: Pick<ComposerInput, 'identity' | 'isPreview'>,
  { services = [], places = [] }: Partial<Published>,
): Record<string, string> {
  const headers = siteHeaders(isPreview);
  const everywhere = nginxHeaders(headers['*']);
  const choices = formChoices.complete(null, { services, places });
  return {
    'headers.json': JSON.stringify(headers, null, 2),
    [composedIdentity]: JSON.stringify(identity),
    [composedChoices]: JSON.stringify(choices),
    '_nginx/forms.html': formFailurePage(identity),
    // Included by `server/deploy/nginx-site.conf`.
    '_nginx/headers.conf': addHeaders(everywhere),
    '_nginx/release-headers.conf': addHeaders(nginxHeaders({ ...headers['*'], ...headers['/releases/*'] })),
    '_nginx/owner-headers.conf': addHeaders(
      nginxHeaders({ ...headers['*'], ...headers['/releases/owner/*'] }),
    ),
    // add_header would duplicate a header that the service has set, and browsers may reject duplicates. The map gives a
    // value only if the service has sent none.
    '_nginx/service-headers.map': everywhere
      .map(({ value, variable }) => {
        const upstream = `$upstream_http_${variable}`;
        return `map ${upstream} $rth_${variable} { "" "${value}"; default ""; }\n`;
      })
      .join(''),
    '_nginx/service-headers.conf': addHeaders(
      everywhere.map((header) => ({ ...header, value: `$rth_${header.variable}` })),
    ),
    // Canonical spelling of each path. nginx cannot convert to lower case, but matches these keys case-insensitively.
    '_nginx/pages.map': pages
      .filter((page) => page !== '/')
      .map((page) => `"${page}" "${page}";\n`)
      .join(''),
  };
}

type NginxHeader = {
  name: string;
  value: string;
  /** The header's name as nginx writes it in variables. */
  variable: string;
};

const nginxHeaders = (headers: Readonly<Record<string, string>>): NginxHeader[] =>
  Object.entries(headers).map(([header, value]) => {
    const name = header.toLowerCase();
    return { name, value, variable: name.replaceAll('-', '_') };
  });

const addHeaders = (headers: readonly NginxHeader[]): string =>
  headers.map(({ name, value }) => `add_header ${name} "${value}" always;\n`).join('');
