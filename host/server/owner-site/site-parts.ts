import type { RequestDatabase } from '../forms/database/open-database';
import type { Visit } from '../forms/owner/owner-desk';
import type { Decoder } from '../forms/photos/decoder';
import type { Operations } from './publish/operations';
import type { RunOwnerJob } from './publish/run-owner-job';
import type { SiteFolder } from './site-folder';

/** What the pages of the owner's site work with. */
export type SiteParts = {
  /** Previews and publishes the site. */
  run: RunOwnerJob;
  /** The composed site that visitors see, or the link to it. */
  siteDir: string;
  /** Re-encodes the photographs of visitors too. */
  decoder: Decoder;
  database: RequestDatabase;
  now: () => Date;
  log: (message: string) => void;
  folder: SiteFolder;
  operations: Operations;
  /** Address of the preview, under the host name of this visit. */
  previewAddress: (visit: Visit) => string;
};
