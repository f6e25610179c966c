/** Stands for what was taken out. */
const gap = '…';

/**
 * A message without anything that may be a visitor's: engines quote the text that they could not read,
 * and a page may have put a name or a number into its error.
 * @param typed all that stands in the document's fields.
 */
export function scrubbed(message: string, typed: string): string {
  const inFields = typed.toLowerCase();
  const words = new Set(inFields.match(/[\p{L}\p{N}]+/gu));
  // Two letters are a piece of nearly any text: they count as a whole word.
  const isTyped = (word: string) => (word.length > 2 ? inFields.includes(word) : words.has(word));
  return (
    message
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      // From the first quotation mark to the last: what is quoted may hold some itself.
      .replace(/["`«“](?:.*["`»”]|.*)/, gap)
      .replace(/(?<!\p{L})['‘](?:.*['’](?!\p{L})|.*)/u, gap)
      .replace(/\S*(?:@|:\/\/)\S*/g, gap)
      // A number of a telephone, of a street with its town; not an HTTP status.
      .replace(/\+?\d(?:[\s.,/()-]*\d){3,}/g, gap)
      .replace(/[\p{L}\p{N}]{2,}/gu, (word) => (isTyped(word.toLowerCase()) ? gap : word))
      .replace(/…(?:[\s…]*…)?/g, gap)
      .trim()
  );
}

/** All that the visitor may have typed or chosen in this document. */
export function typedText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return [...fields]
    .map(({ value }) => value)
    .join('\n')
    .normalize('NFKC');
}
