import type { ComposedPage } from '@renovation-th/shared/contracts/composer';
import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import { DeliveryError } from '../delivery-error';
import { parseOrRefuse } from '../parse-or-refuse';
import { listedPage, type ReleaseRecord } from '../release-record';
import { failureOfList, type ComposeFailure } from './compose-failure';

/**
 * Checks the pages that remotes make from lists, such as one for each work, as declared pages are checked when a remote is
 * released: no record has them.
 * @returns the pages without those of a remote that makes a wrong one.
 */
export function checkListedPages(
  pages: readonly ComposedPage[],
  records: readonly ReleaseRecord[],
): { pages: ComposedPage[]; failures: ComposeFailure[] } {
  const failures = new Map<string, ComposeFailure>();
  const taken = new Set(records.flatMap((record) => record.pages.map(({ path }) => path)));
  for (const page of pages) {
    const { app, list } = page;
    if (list === undefined || failures.has(app)) continue;
    try {
      checkListedPage(page, list, records.find((record) => record.app === app)?.mounts ?? [], taken);
    } catch (error) {
      failures.set(app, failureOfList(app, list, error));
    }
  }
  const isSound = ({ app, list }: ComposedPage) => list === undefined || !failures.has(app);
  return { pages: pages.filter(isSound), failures: [...failures.values()] };
}

function checkListedPage(
  { app, declaration }: ComposedPage,
  list: string,
  mounts: ReleaseRecord['mounts'],
  taken: Set<string>,
): void {
  const problem = `The page ${declaration?.path ?? ''}, which ${app} makes from ${list}, is not well declared`;
  const { path } = parseOrRefuse(listedPage, declaration, problem);
  if (!mounts.some((mount) => isBelowMount(mount, path))) {
    throw new DeliveryError(
      `${app} makes the page ${path} from ${list}, which is not below ${mounts.join(', ')}.`,
      'Change the path, or the mounts of the remote, and release again.',
    );
  }
  if (taken.has(path)) {
    throw new DeliveryError(
      `${app} makes the page ${path} from ${list}, and the site has it already.`,
      `Two entries of ${list} lead to one address: give one of them another slug.`,
    );
  }
  taken.add(path);
}
