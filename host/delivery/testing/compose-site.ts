import { rm } from 'node:fs/promises';
import { composeDraft, refuseFailures, type SiteDraft } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-options';
import { draftFolder, publishDraft } from '../compose/make-current';
import { readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';

/**
 * Composes what the registry on disk says, and serves it without asking the gate.
 * @throws DeliveryError; what is being served stays as it is.
 */
export async function composeSite(
  folders: StateFolders,
  options: ComposeOptions,
): Promise<Pick<SiteDraft, 'folder' | 'paths'>> {
  const registry = await readRegistry(folders.releases);
  const draft = await composeDraft(draftFolder(folders.site), folders, registry, options);
  try {
    refuseFailures(draft);
  } catch (error) {
    await rm(draft.folder, { recursive: true, force: true });
    throw error;
  }
  return { folder: await publishDraft(folders.site, draft.folder), paths: draft.paths };
}
