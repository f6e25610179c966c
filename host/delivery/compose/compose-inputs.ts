import type { Identity } from '@renovation-th/shared/identity/identity';

/** What a site is composed from besides the releases. */
export type ComposeOptions = {
  identity: Identity;
  /** Of the copyright line, and of how long `security.txt` holds. */
  year: number;
};
