/**
 * Version (semver) of the shape of what a remote exposes (`remote.ts`), of its pages (`page.ts`) and of the elements
 * and data by which a document tells of its sections (`section.ts`, `site-document.ts`). Widen it: minor. Break it: major.
 * What changes its name needs no number: release records list the names that code uses of lent modules and of lists.
 */
export const contractVersion = '4.0.0';

/** Number of the interface by which delivery has the host's release compose a site (`composer.ts`). */
export const composerVersion = 2;

/**
 * Versions that differ in this part do not fit together.
 * @example major('3.0.0') // => '3'
 */
export function major(version: string): string | undefined {
  return version.split('.')[0];
}
