import type { Identity } from '@renovation-th/shared/identity/identity';
import type { RequestDatabase } from '../forms/database/open-database';
import type { Choices } from './choices';
import type { OwnerProgram } from './owner-command';
import type { Operations } from './operations';
import type { SiteFolder } from './site-folder';

/** What the pages of the owner's site work with. */
export type SiteParts = {
  database: RequestDatabase;
  folder: SiteFolder;
  operations: Operations;
  program: OwnerProgram;
  /** The identity that visitors see now. */
  identity: () => Promise<Identity>;
  /** The trades and towns of the site, as far as they are known. */
  choices: () => Promise<Choices>;
  /** Address of the preview for whoever came under this name. */
  previewAddress: (host: string | undefined) => string;
  now: () => Date;
  log: (message: string) => void;
};
