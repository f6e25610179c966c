import type { ComposeOptions } from '../compose/compose-options';
import { DeliveryError } from '../delivery-error';
import { liveVersion, withdrawn } from '../registry';
import { ownerApp, readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { changeLive } from './change-live';
import { accountName } from './promote-releases';

type Withdrawal = {
  app: string;
  /** The release that was live. */
  from: string;
  /** Its pages, which are gone. */
  pages: readonly string[];
};

/**
 * Takes an app with all its pages and slots off the site. Pages that show a slot of it fall back; a link to one
 * of its pages refuses.
 * @throws DeliveryError when nothing of it is live, or the site cannot do without it; GateRefusal.
 */
export async function withdrawApp(
  folders: StateFolders,
  app: string,
  options: ComposeOptions,
): Promise<Withdrawal> {
  let done: Withdrawal = { app, from: '', pages: [] };
  await changeLive(folders, options, async (before) => {
    const from = liveVersion(before, app);
    if (!from) throw new DeliveryError(`Nothing of ${app} is live.`, 'npm run status shows what is.');
    const { pages } = await readRelease(folders.releases, app, from);
    done = { app, from, pages: pages.map(({ path }) => path) };
    if (app === 'host' || app === ownerApp || done.pages.includes('/'))
      throw new DeliveryError(
        `${app} cannot be withdrawn: the host, the owner's data and the home page belong to every site.`,
        `To have its former release back: npm run rollback -- ${app}`,
      );
    return withdrawn(before, app, { by: accountName(folders) });
  });
  return done;
}
