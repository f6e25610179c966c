/**
 * Semantic version of the contract between host and remotes (`remote.ts`, `page.ts`, `section.ts`). A renamed list
 * field or export of a provided module needs no new version, because each release record contains the names that its
 * code uses.
 */
export const contractVersion = '4.0.0';

/** Version of the interface between delivery and the host's composer (`composer.ts`). */
export const composerVersion = 6;

/**
 * Returns the major version. Versions with different major versions are incompatible.
 * @example major('3.0.0') // => '3'
 */
export function major(version: string): string | undefined {
  return version.split('.')[0];
}
