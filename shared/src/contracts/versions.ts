/**
 * Version of the contract between host, remotes and delivery: `remote.ts`, `page.ts`, `section.ts`, `composer.ts`.
 * Releases with different versions cannot be live together. A renamed list field or export of a provided module needs
 * no new version, because each release record contains the names that its code uses.
 */
export const contractVersion = 8;
