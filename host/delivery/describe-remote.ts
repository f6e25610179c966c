import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import { publishedNames, type Completion } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { z } from 'zod';
import { publishedTexts } from './published-lists';
import { parseOrRefuse } from './parse-or-refuse';
import {
  recordFileOf,
  checkDeclaration,
  slotName,
  type ReleasedPage,
  type ReleaseRecord,
} from './release-record';

type DescribedRemote = Pick<ReleaseRecord, 'pages' | 'pagesFrom' | 'slots' | 'sections' | 'publishes'> & {
  /** Texts of the release that follow from its declarations, by file. */
  texts: Readonly<Record<string, string>>;
};

/**
 * Runs a remote's server bundle once and describes its pages, slots and sections as data, so that later
 * steps need not run it again. Whether they fit to its code and to others, the gate asks.
 * @throws DeliveryError when a page, a slot or a list is not as the contract says: page, field and reason.
 */
export function describeRemote(
  app: string,
  { remote, slots, declaredPages, published = {}, completions = {}, listedPages }: RemoteServerModule,
): DescribedRemote {
  const offered = parseOrRefuse(z.array(slotName), Object.keys(slots), `A slot of ${app} is not well named`);
  const records = declaredPages.map((page): [string, string] => [
    recordFileOf(page),
    JSON.stringify(recordOf(page)),
  ]);
  return {
    pages: declaredPages.map((declaration) => checkedPage(app, declaration, completions[declaration.view])),
    pagesFrom: [...(listedPages?.uses ?? [])],
    slots: offered.sort(),
    sections: Object.keys(remote.sections),
    publishes: publishedNames.filter((name) => published[name]),
    texts: { ...Object.fromEntries(records), ...publishedTexts(app, published) },
  };
}

function checkedPage(
  app: string,
  declaration: PageDeclaration,
  completion: Completion | undefined,
): ReleasedPage {
  const { data: _data, socialPicture, ...declared } = declaration;
  const socialCard = socialPicture && socialCardOf(socialPicture);
  return checkDeclaration(app, {
    ...declared,
    ...(socialCard && { socialCard }),
    ...(completion && { uses: [...completion.uses] }),
  });
}

function recordOf(declaration: PageDeclaration): PageRecord {
  const { path, title, description, view, data, breadcrumbs } = declaration;
  return { path, title, description, view, data, breadcrumbs };
}
