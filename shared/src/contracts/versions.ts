/**
 * Version (semver) of the contract between host and remotes: `remote.ts`, `page.ts` and `section.ts`. An addition is a
 * minor version, a breaking change a major one. A renamed export of a provided module or field of a list needs no new
 * version: release records contain the names that their code uses.
 */
export const contractVersion = '4.0.0';

/** Version of the interface between delivery and the host's composer (`composer.ts`). */
export const composerVersion = 4;

/**
 * Returns the major version. Versions with different major versions are incompatible.
 * @example major('3.0.0') // => '3'
 */
export function major(version: string): string | undefined {
  return version.split('.')[0];
}
