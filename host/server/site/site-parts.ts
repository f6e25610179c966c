import type { RequestDatabase } from '../requests/database/open-database';
import type { Visit } from '../requests/owner/visit';
import type { Decoder } from '../requests/photos/decoder';
import type { Operations } from './publish/operations';
import type { RunContentJob } from './publish/run-content-job';
import type { SiteFolder } from './site-folder';

/** Dependencies of the pages on which the owner prepares the site. */
export type SiteParts = {
  /** Runs a delivery job, such as a preview or a publication. */
  run: RunContentJob;
  /** Folder of the live composed site, or the symlink to it. */
  siteDir: string;
  /** Decoder that visitors' photographs use as well. */
  decoder: Decoder;
  database: RequestDatabase;
  now: () => Date;
  log: (message: string) => void;
  folder: SiteFolder;
  operations: Operations;
  /** Returns a URL that opens the preview once. */
  previewLink: (visit: Visit) => string;
};
