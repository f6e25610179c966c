/** A compression that composed files exist in. */
export type Encoding = 'br' | 'gzip';

/** Which of our compressions the browser takes, best first. An encoding with `q=0` is refused, not accepted. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const accepted = new Set<string>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return (['br', 'gzip'] as const).filter((encoding) => accepted.has(encoding));
}
