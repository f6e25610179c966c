/**
 * Text as every part of the service may rely on it: well-formed, accents composed, and no control
 * characters but tabs and line breaks.
 */
export function cleanText(text: string): string {
  // Nearly every text in a Latin alphabet: nothing to find in it, at a tenth of the cost of looking.
  if (isPlain.test(text)) return text;
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(longRunOfMarks, '$1')
    .normalize('NFC');
}

/** Letters that are one character each, and no control character but tabs and line breaks. */
const isPlain = /^[\t\n\r\u0020-\u007e\u00a0-\u02ff]*$/;

// Composing accents takes time that grows with the square of their number on one letter; 24 KB of
// them held the event loop for 100 ms. No language has 30: https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
const longRunOfMarks = /(\p{M}{30})\p{M}+/gu;

/** Whether a `charset` parameter names UTF-8, or US-ASCII, which is a part of it. */
export function isReadableCharset(charset: string | null | undefined): boolean {
  return !charset || /^(utf-?8|(us-)?ascii)$/i.test(charset);
}
