import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { isNotPublished, type Published } from '@renovation-th/shared/contracts/published';
import { errorMessage } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import { describePage } from '../describe-remote';
import { usedLists } from '../published-lists';
import { listedPage } from '../release-record';
import type { DeclaredPage, LiveRemoteRelease } from './live-site';
import type { ComposeFailure } from './write-documents';

type Listed = { listed: DeclaredPage[]; notListed: ComposeFailure[] };

/**
 * Asks each remote for the pages that it makes of lists, such as one for each work. Nothing of them is in its record,
 * so they are checked here as its declared pages were when it was released.
 */
export function pagesFromLists(
  remotes: readonly LiveRemoteRelease[],
  lists: readonly { published: Partial<Published> }[],
): Listed {
  const result: Listed = { listed: [], notListed: [] };
  const taken = new Set(remotes.flatMap(({ record }) => record.pages.map(({ path }) => path)));
  for (const remote of remotes) {
    const { listedPages } = remote.server;
    if (!listedPages) continue;
    const from = listedPages.uses.join(' and ');
    try {
      const declared = listedPages.declare(usedLists(lists, listedPages.uses));
      const pages = declared.map((declaration) => listPage(remote, from, declaration));
      refuseTaken(remote, from, pages, taken);
      result.listed.push(...pages);
    } catch (error) {
      result.notListed.push({
        owner: remote.name,
        page: `pages from ${from}`,
        error: ofList(error, remote, from),
      });
    }
  }
  return result;
}

function listPage(owner: LiveRemoteRelease, from: string, declaration: PageDeclaration): DeclaredPage {
  const { name, record: release } = owner;
  const problem = `The page ${declaration.path}, which ${name} makes from ${from}, is not well declared`;
  const { page, record } = describePage(declaration, listedPage, problem);
  if (!release.mounts.some((mount) => isBelowMount(mount, page.path))) {
    throw new DeliveryError(
      `${name} makes the page ${page.path} from ${from}, which is not below ${release.mounts.join(', ')}.`,
      'Change the path, or the mounts of the remote, and release again.',
    );
  }
  return { owner, declaration: page, record };
}

function refuseTaken({ name }: LiveRemoteRelease, from: string, pages: DeclaredPage[], taken: Set<string>) {
  for (const { declaration } of pages) {
    if (taken.has(declaration.path)) {
      throw new DeliveryError(
        `${name} makes the page ${declaration.path} from ${from}, and the site has it already.`,
        `Two entries of ${from} lead to one address: give one of them another slug.`,
      );
    }
    taken.add(declaration.path);
  }
}

/** A name that is missing in a list is told to the team that took it out; anything else to the remote. */
function ofList(error: unknown, { name }: LiveRemoteRelease, from: string): unknown {
  if (isNotPublished(error) || error instanceof DeliveryError) return error;
  return new DeliveryError(
    `${name} could not make its pages from ${from}: ${errorMessage(error)}`,
    `Put it right in listedPages of remote-${name}, and release it again.`,
  );
}
