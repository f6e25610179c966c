/**
 * The two version numbers that a release is checked against (semver).
 *
 * `contract`: the shape of what a remote exposes (`remote.ts`), of its pages (`page.ts`) and of the elements
 * and data by which a document tells of its sections (`section.ts`, `site-document.ts`). Widen it: minor. Break it: major.
 *
 * `platform`: what the host lends at run time (kernel, calendar, React, Emotion).
 * A remote bundles none of it, so a host that lends less than a remote asks for breaks it.
 */
export const contractVersion = '3.3.0';
export const platformVersion = '3.2.0';

/** Number of the interface by which delivery has the host's release compose a site (`composer.ts`). */
export const composerVersion = 2;

/**
 * Versions that differ in this part do not fit together.
 * @example major('3.0.0') // => '3'
 */
export function major(version: string): string | undefined {
  return version.split('.')[0];
}
