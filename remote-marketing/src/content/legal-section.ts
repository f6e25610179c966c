/** A section of the notice, with its blocks in order. */
export type LegalSection = {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; points: readonly string[] }
  /** Terms and definitions. Lines that the owner has not filled in are omitted. */
  | { kind: 'facts'; facts: readonly { term: string; text: string }[] }
  | { kind: 'link'; before: string; label: string; address: string; after: string }
  | { kind: 'terms' };

/** A paragraph. */
export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
