import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';

/** A page of the site that the tests visit, so that tests need no list of pages. */
export type DeclaredPage = Pick<ReleasedPage, 'path' | 'title' | 'view' | 'slots'> & {
  /** Its view, with the variant that its data names, if any: pages of one kind have the same markup. */
  kind: string;
  /** The data that its remote declares; null for a given site, which does not publish it. */
  data: Readonly<Record<string, unknown>> | null;
  /** Whether the sitemap lists it. */
  isListed: boolean;
};
