/**
 * A text that anybody may have written, as a page can show it: lone halves of characters and control
 * characters become `\uFFFD`, and every line ends in `\n`.
 */
export function readableText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, '\ufffd');
}

/** The beginning of a long text, whole characters only; `…` says that more follows. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
