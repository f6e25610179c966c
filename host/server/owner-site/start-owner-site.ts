import path from 'node:path';
import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { RequestDatabase } from '../forms/database/open-database';
import { isBehindTls, type OwnerAccess } from '../forms/owner/owner-access';
import { startPoll } from '../forms/poll';
import { isLiveIdentityOutOfDate, readLiveIdentity } from '../identity/live-identity';
import type { Visit } from '../forms/owner/owner-desk';
import { startDrawing, type Drawing } from './draw-photos';
import { deliveryProgram, type OwnerProgram } from './owner-command';
import { ownerOperations, type Operations } from './operations';
import { ownerSite, type OwnerSite } from './owner-site';
import { previewPage } from './preview-page';
import type { Choices } from './section';
import { readLiveChoices } from './live-choices';
import { openSiteFolder, type SiteFolder } from './site-folder';

/** The site that the owner changes. */
type ChangedSite = {
  /** How it is previewed and published. */
  program: OwnerProgram;
  /** The identity that visitors see now. */
  identity: () => Promise<Identity>;
  /** Its trades and towns. */
  choices: () => Promise<Choices>;
};

/** What the pages of the owner's site work with. */
export type SiteParts = ChangedSite & {
  database: RequestDatabase;
  folder: SiteFolder;
  drawing: Drawing;
  operations: Operations;
  /** Address of the preview for whoever came under this name. */
  previewAddress: (visit: Visit) => string;
  now: () => Date;
  log: (message: string) => void;
};

export type OwnerSiteOptions = ChangedSite & {
  /** Whether pages say something that was true on another day; see `identityOn`. */
  isOutOfDate: () => Promise<boolean>;
  /** Where the preview is: the port beside the owner's page, or what a web server makes of it. */
  preview: { port: () => number; address?: string | undefined };
};

/** For a site that the owner publishes from here. @param preview where its preview is. */
export const publishedSite = (preview: OwnerSiteOptions['preview']): OwnerSiteOptions => ({
  program: deliveryProgram,
  identity: readLiveIdentity,
  choices: readLiveChoices,
  isOutOfDate: isLiveIdentityOutOfDate,
  preview,
});

/** For a desk that only shows what is live, such as one of a test. */
export const unchangingSite = (identity: Identity): OwnerSiteOptions => ({
  program: deliveryProgram,
  identity: async () => identity,
  choices: async () => ({ services: [], places: [] }),
  isOutOfDate: async () => false,
  preview: { port: () => 0 },
});

type StartOptions = OwnerSiteOptions & {
  database: RequestDatabase;
  access: OwnerAccess;
  now: () => Date;
  log: (message: string) => void;
};

type StartedOwnerSite = { site: OwnerSite; preview: RequestListener; stop(): Promise<void> };

/** Between two looks whether the day has changed what pages say, and at what nobody names any more. Milliseconds. */
const look = 10 * 60_000;

/** Everything behind the pages on which the owner prepares his site. */
export async function startOwnerSite(options: StartOptions): Promise<StartedOwnerSite> {
  const { program, identity, choices, isOutOfDate, database, access, now, log } = options;
  const folder = await openSiteFolder(database);
  const operations = ownerOperations({ database, folder, program, now, log });
  const drawing = startDrawing();
  const rounds = startPoll({
    async work() {
      await folder.tidy();
      if (await isOutOfDate()) await operations.refresh();
    },
    failure: 'The site cannot follow the day',
    ...{ log, pause: look },
  });
  const siteDir = path.join(folder.preview, 'site');

  return {
    site: ownerSite({
      ...{ database, folder, drawing, operations, program, identity, choices, now, log },
      previewAddress: ({ request }) => previewAddress(request.headers.host, options),
    }),
    preview: previewPage({ access, database, siteDir, now, log }),
    async stop() {
      await drawing.stop();
      await operations.stop();
      await rounds.stop();
    },
  };
}

function previewAddress(host: string | undefined, { access, preview }: StartOptions): string {
  if (preview.address && isBehindTls(host, access)) return preview.address;
  const name = (host ?? 'localhost').replace(/:\d+$/, '');
  return `http://${name}:${preview.port()}`;
}
