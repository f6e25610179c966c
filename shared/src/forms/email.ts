const providers = [
  'gmail.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'yahoo.fr',
  'yahoo.com',
  'icloud.com',
  'live.fr',
  'bbox.fr',
  'neuf.fr',
];

// Real domains that resemble a provider's domain.
const othersInUse = ['mail.com', 'gmx.fr', 'gmx.com', 'me.com', 'msn.com', 'ymail.com', 'live.com'];
const endings = ['fr', 'com', 'net', 'org', 'eu', 'be', 'ch', 'lu', 'de', 'it', 'es', 'pt', 'ca', 'co.uk'];

/**
 * Removes what may be copied along with an address: invisible characters, `mailto:`, the name before
 * `<jeanne@exemple.fr>`, surrounding punctuation.
 */
export function cleanEmail(written: string): string {
  const text = written
    .replace(/\p{C}/gu, '')
    .trim()
    .replace(/^mailto:([^?]*).*/i, '$1');
  const named = /^[^<>@]*<([^<>]+)>\W*$/.exec(text);
  return (named?.[1] ?? text).replace(/^[\s"'«(]{1,9}|[\s"'»).,;:]{1,9}$/g, '');
}

/** Whether a text has the form of one complete address. */
export function isCompleteEmail(address: string): boolean {
  const isOneWord = !/[\s<>()[\]\\,;:"\p{C}]/u.test(address);
  return isOneWord && /^[^@]+@[^@.]+(\.[^@.]+)*\.[^@.]{2,}$/.test(address);
}

/** Suggests `jeanne@gmail.com` for `jeanne@gmial.com`. Returns null if the domain looks right. */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || !domain || providers.includes(domain) || othersInUse.includes(domain)) return null;
  if (domain === 'gmail.fr') return `${address.slice(0, at)}@gmail.com`;

  // A provider's name with another top-level domain, such as hotmail.de, is not a misspelling.
  const [name = '', ...rest] = domain.split('.');
  const isKnownElsewhere = providers.some((provider) => provider.startsWith(`${name}.`));
  if (isKnownElsewhere && endings.includes(rest.join('.'))) return null;

  const [closest] = providers
    .map((provider) => ({ provider, distance: editDistance(domain, provider) }))
    .filter(({ provider, distance }) => distance <= (provider.length < 9 ? 1 : 2))
    .sort((a, b) => a.distance - b.distance);
  return closest ? `${address.slice(0, at)}@${closest.provider}` : null;
}

/** Returns the Levenshtein distance between two texts. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
