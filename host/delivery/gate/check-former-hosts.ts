import type { ComposeOptions } from '../compose/compose-inputs';
import { pageRenderer } from '../compose/render-page';
import { declaredPages, readLiveSite, type DeclaredPage } from '../compose/live-site';
import { DeliveryError } from '../delivery-error';
import { liveEntry, type Registry } from '../registry';
import type { ReleaseRecord } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { Candidate } from './candidate';
import { reasonOf, type Refusal } from './refusal';

/**
 * Renders the pages of the chosen remotes, and those that show a slot of theirs, in former hosts: a
 * tab that was opened before goes on with its host, and loads the new release into it.
 */
export async function checkFormerHosts(
  folders: StateFolders,
  { registry, chosen, formerHosts }: Candidate,
  options: ComposeOptions,
): Promise<Refusal[]> {
  const remotes = chosen.filter(({ app }) => app !== 'host');
  const refusals: Refusal[] = [];
  for (const host of remotes.length > 0 ? formerHosts : []) {
    const refuse = (owner: string, pages: string[], error: unknown) =>
      refusals.push({
        check: 'former-host',
        owner,
        pages,
        reason: `cannot be rendered in host ${host.version}, which open tabs may still run: ${reasonOf(error)}`,
        remedy:
          'Do without what only the newer host has, or raise the major version of the contract: then old tabs open a new document.',
      });
    try {
      const site = await readLiveSite(folders.releases, withHost(registry, host));
      const render = await pageRenderer(folders.releases, site, options);
      for (const page of declaredPages(site).filter((one) =>
        remotes.some((remote) => concerns(remote, one)),
      )) {
        await render(page).catch((error: unknown) => refuse(page.owner.name, [page.declaration.path], error));
      }
    } catch (error) {
      refuse(remotes.map(({ app }) => app).join(', '), [], error);
    }
  }
  return refusals;
}

function concerns({ app, slots }: ReleaseRecord, { owner, declaration }: DeclaredPage): boolean {
  return owner.name === app || slots.some((slot) => declaration.slots?.includes(slot));
}

/** The same set with a former host; only the gate ever renders it. */
function withHost(registry: Registry, host: ReleaseRecord): Registry {
  const entry = liveEntry(registry, 'host');
  const integrity = host.files[`client/${host.entry}`];
  if (!entry || !integrity) {
    throw new DeliveryError(
      `host ${host.version} has no hash for its entry ${host.entry}.`,
      `Remove the folder releases/host/${host.version}: its record is damaged.`,
    );
  }
  const metadata = { version: host.version, integrity };
  return { ...registry, microFrontends: { ...registry.microFrontends, host: [{ ...entry, metadata }] } };
}
