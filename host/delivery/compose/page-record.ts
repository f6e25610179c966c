import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { DeliveryError } from '../delivery-error';
import { usedLists } from '../published-lists';
import { recordFileOf, releaseFolder } from '../release-record';
import type { DeclaredPage, LiveSite } from './live-site';

/**
 * The record of a page with the data that its view receives.
 * @throws DeliveryError when nobody publishes what it uses, NotPublished for a name that is not in a list, and
 * whatever else the page's own code throws.
 */
export function pageRecord(releases: string, site: LiveSite, page: DeclaredPage): PageRecord {
  const { owner, declaration } = page;
  const record = page.record ?? recordInRelease(releases, page);
  if (!declaration.uses) return record;

  const completion = owner.server.completions?.[declaration.view];
  if (!completion) {
    throw new DeliveryError(
      `${owner.name} does not say how the view « ${declaration.view} » completes its data.`,
      `Release ${owner.name} again.`,
    );
  }
  const data = completion.complete(record.data as never, usedLists(site.lists, declaration.uses));
  return { ...record, data };
}

function recordInRelease(releases: string, { owner, declaration }: DeclaredPage): PageRecord {
  const folder = releaseFolder(releases, owner.name, owner.record.version);
  return JSON.parse(readFileSync(path.join(folder, recordFileOf(declaration)), 'utf8')) as PageRecord;
}
