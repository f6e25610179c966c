import type { ComposedPage } from '@renovation-th/shared/contracts/composer';
import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import { DeliveryError } from '../delivery-error';
import { parseOrRefuse } from '../parse-or-refuse';
import { releasedPage, type ReleaseRecord } from '../release/release-record';

/**
 * Returns a check of the pages that remotes make from lists, such as one for each work. No release record has them, so
 * they are checked before they are rendered.
 */
export function listedPageCheck(records: readonly ReleaseRecord[]): (page: ComposedPage) => void {
  const owners = new Map<string, unknown>(
    records.flatMap((record) => record.pages.map(({ path }) => [path, record])),
  );
  return (page) => {
    const { app, list, declaration } = page;
    if (list === undefined || !declaration) return;
    const problem = `The page ${declaration.path}, which ${app} makes from ${list}, is not well declared`;
    const { path } = parseOrRefuse(releasedPage, declaration, problem);
    const mounts = records.find((record) => record.app === app)?.mounts ?? [];
    if (!mounts.some((mount) => isBelowMount(mount, path))) {
      throw new DeliveryError(
        `${app} makes the page ${path} from ${list}, which is not below ${mounts.join(', ')}.`,
        'Change the path, or the mounts of the remote, and release again.',
      );
    }
    const owner = owners.get(path) ?? page;
    if (owner !== page) {
      throw new DeliveryError(
        `${app} makes the page ${path} from ${list}, and the site has it already.`,
        `Two entries of ${list} lead to one address: give one of them another slug.`,
      );
    }
    owners.set(path, page);
  };
}
