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
