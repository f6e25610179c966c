import type { Identity } from '@renovation-th/shared/identity/identity';

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole in the site. It holds to the end of
 * the year, which is less than a year ahead; the year's first compose, which the copyright line asks
 * for as well, makes the next one.
 */
export function securityTxt({ origin, email }: Identity, year: number): string {
  return [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${year}-12-31T23:59:59Z`,
    'Preferred-Languages: fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
