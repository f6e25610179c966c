import type { ServiceParts } from '../requests/database/open-database';
import type { Visit } from '../requests/owner/visit';
import type { Decoder } from '../requests/photos/decoder';
import type { Operations } from './publish/operations';

/** Dependencies of the pages on which the owner prepares the site. */
export type SiteParts = ServiceParts & {
  /** Folder of the live composed site, or the symlink to it. */
  siteDir: string;
  /** Decoder that visitors' photographs use as well. */
  decoder: Decoder;
  operations: Operations;
  /** Returns a URL that opens the preview once. */
  previewLink: (visit: Visit) => string;
};
