import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import { publishedNames, type ListFields } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { z } from 'zod';
import { fieldsOf, publishedTexts } from './published-lists';
import { parseOrRefuse } from '../parse-or-refuse';
import {
  recordFileOf,
  releasedPage,
  slotName,
  type ContractNames,
  type ReleaseRecord,
} from './release-record';

/**
 * Describes the pages, slots and lists that a remote declares.
 * @param modules exports that the build uses, by provided module.
 * @returns also the texts of page records and lists, by file.
 * @throws DeliveryError when a page, a slot or a list is invalid.
 */
export function describeRemote(
  app: string,
  { slots, declaredPages, published = {}, completions = {}, listedPages }: RemoteServerModule,
  modules: ContractNames,
): Pick<ReleaseRecord, 'pages' | 'slots' | 'publishes' | 'uses' | 'offers'> & {
  texts: Record<string, string>;
} {
  const offered = parseOrRefuse(
    z.array(slotName),
    Object.keys(slots),
    `A slot of ${app} has an invalid name`,
  );
  const described = declaredPages().map((page) => describePage(app, page));
  const records = described.map(({ page, record }) => [recordFileOf(page), JSON.stringify(record)] as const);
  const publishes = publishedNames.filter((name) => published[name]);
  return {
    pages: described.map(({ page }) => page),
    slots: offered.sort(),
    publishes,
    uses: {
      ...modules,
      ...mergedFields([...Object.values(completions), ...(listedPages ? [listedPages] : [])]),
    },
    offers: fieldsOf(publishes),
    texts: { ...Object.fromEntries(records), ...publishedTexts(app, published) },
  };
}

/** Merges the fields of lists that several views use. */
export function mergedFields(users: readonly { uses: ListFields }[]): ContractNames {
  const all: Record<string, string[]> = {};
  for (const [list, fields] of users.flatMap(({ uses }) => Object.entries(uses)))
    all[list] = [...new Set([...(all[list] ?? []), ...fields])].sort();
  return all;
}

/** Splits a declaration into a page of the release record and the record that the page's view receives. */
function describePage(
  app: string,
  declaration: PageDeclaration,
): { page: ReleaseRecord['pages'][number]; record: PageRecord } {
  const { data, socialPicture, ...declared } = declaration;
  const { path, title, description, view, breadcrumbs } = declaration;
  const socialCard = socialPicture && socialCardOf(socialPicture);
  const problem = `The page ${path} of ${app} is invalid`;
  const page = parseOrRefuse(releasedPage, { ...declared, ...(socialCard && { socialCard }) }, problem);
  return { page, record: { path, title, description, view, data, breadcrumbs } };
}
