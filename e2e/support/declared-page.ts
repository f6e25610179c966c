import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';

/** A page that a remote declares, so that tests need no list of pages. */
export type DeclaredPage = Pick<ReleasedPage, 'path' | 'title' | 'view' | 'slots'> & {
  /** View and variant of the page. Pages of one kind have the same markup. */
  kind: string;
  /** Data of the page, or null for a given site, which does not publish the data. */
  data: Readonly<Record<string, unknown>> | null;
  /** Whether the sitemap lists the page. */
  isListed: boolean;
};
