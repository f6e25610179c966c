/**
 * Whether a browser has the version of a file that this tag names, as `If-None-Match` says (RFC 9110,
 * section 13.1.2): any number of tags, compared without regard to weak or strong, or `*` for any version.
 */
export function hasVersion(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // A tag may hold commas, so its quotes are what ends it.
  const named = header.matchAll(/(?:^|,)\s*(?:W\/)?("[^"]*")\s*(?=,|$)/g);
  const wanted = tag.replace(/^W\//, '');
  for (const [, name] of named) if (name === wanted) return true;
  return false;
}
