/** Section of the legal notice. */
export type LegalSection = {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; points: readonly string[] }
  /** Terms and definitions, without lines that the owner has not filled in. */
  | { kind: 'facts'; facts: readonly { term: string; text: string }[] }
  | { kind: 'link'; before: string; label: string; address: string; after: string }
  /** Lines of an official form. */
  | { kind: 'quotation'; lines: readonly string[] };

/** Returns a paragraph. */
export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
