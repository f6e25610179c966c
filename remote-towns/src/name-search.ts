/** Lower case, without accents, hyphens or apostrophes: as people type a name. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether a name holds what was typed, at the beginning of one of its words. */
export function matches(name: string, typed: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(typed)}`);
}
