import {
  isComposerRefusal,
  type ComposedSite,
  type LiveRelease,
  type ReleasedPage,
} from '@renovation-th/shared/contracts/composer';
import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-paths';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import { isNotPublished, type Published } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { usedLists } from './published-lists';
import { refusal } from './refusal';

export type RemoteRelease = LiveRelease & { server: RemoteServerModule };

export type SitePage = {
  owner: RemoteRelease;
  declaration: ReleasedPage;
  /** The record of a page that is made from lists. Such a page has no file in the release. */
  listed?: PageRecord;
};

/** Returns the pages that remotes declare, and those that they make from lists, such as a page for each project. */
export function sitePages(
  remotes: readonly RemoteRelease[],
  lists: Partial<Published>,
): { pages: SitePage[]; failures: ComposedSite['failures'] } {
  const pages = remotes.flatMap((owner): SitePage[] =>
    owner.record.pages.map((declaration) => ({ owner, declaration })),
  );
  const failures = remotes.flatMap((owner) => {
    const { listedPages } = owner.server;
    if (!listedPages) return [];
    const from = Object.keys(listedPages.uses).join(' and ');
    try {
      const declared = listedPages.declare(usedLists(lists, listedPages.uses));
      pages.push(...declared.map((declaration) => listedPage(owner, declaration)));
      return [];
    } catch (error) {
      return [{ app: owner.record.app, list: from, error: listError(error, owner, from) }];
    }
  });
  return { pages, failures };
}

function listedPage(owner: RemoteRelease, declaration: PageDeclaration): SitePage {
  const { data, socialPicture, ...declared } = declaration;
  const { path, title, description, view, breadcrumbs } = declaration;
  const listed = { path, title, description, view, data, breadcrumbs };
  const socialCard = socialPicture && socialCardOf(socialPicture);
  return { owner, declaration: { ...declared, ...(socialCard && { socialCard }) }, listed };
}

/** Returns the error of a missing list or entry unchanged, and blames the remote for any other error. */
function listError(error: unknown, { record }: RemoteRelease, from: string): unknown {
  if (isNotPublished(error) || isComposerRefusal(error)) return error;
  return refusal(
    `${record.app} could not make its pages from ${from}: ${error instanceof Error ? error.message : String(error)}`,
    `Fix listedPages of remote-${record.app}, and release it again.`,
  );
}

/**
 * Returns a page's record with its title and the data that its view receives.
 * @throws ComposerRefusal for a missing list, NotPublished for a missing entry, and any error of the page's own code.
 */
export function pageRecord({ owner, declaration, listed }: SitePage, lists: Partial<Published>): PageRecord {
  const text = () => owner.text(`server/${pageRecordFile(declaration.path)}`);
  const record = listed ?? (JSON.parse(text()) as PageRecord);
  const completion = owner.server.completions?.[declaration.view];
  if (!completion) return record;

  const declared = record.data as never;
  const used = usedLists(lists, completion.uses);
  const title = completion.title?.(record.title, declared, used) ?? record.title;
  return { ...record, title, data: completion.complete(declared, used) };
}
