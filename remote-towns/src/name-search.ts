/** Converts a name to lower case without accents or punctuation, and expands "St" and "Ste". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Returns whether the search text matches the start of any word in the name. */
export function matches(name: string, typed: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(typed)}`);
}
