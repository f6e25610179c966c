/** Normalizes a name as people type it: lower case, without accents, hyphens or apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether one of the name's words starts with the search text. */
export function matches(name: string, typed: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(typed)}`);
}
