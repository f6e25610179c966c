import { stateFolders } from '../../host/delivery/state-folders';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { composeTestSite } from '../support/run-playwright';
import { linkLiveReleases, moreTowns } from './many-towns';

/** Releases that compose-bench.ts promotes. */
export type PreparedReleases = {
  /** The live releases of all apps except remote-towns. */
  others: { app: string; version: string }[];
  towns: { first: string; second: string };
};

// Runs in a separate process, so that only promotions count in the measured memory.
void prepareTowns(process.argv.slice(2));

async function prepareTowns([folder = '', copies]: readonly string[]) {
  const live = testFolders();
  await composeTestSite();
  const folders = stateFolders(folder);
  const all = await linkLiveReleases(live, folders);
  process.send?.({
    others: all.filter(({ app }) => app !== 'towns'),
    towns: await moreTowns(folders, Number(copies)),
  } satisfies PreparedReleases);
}
