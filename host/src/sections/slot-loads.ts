import type { SlotName } from '@renovation-th/shared/contracts/page';
import type { NamedRemote, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { RegistryView } from '../federation/registry-view';
import { withRetries } from '../federation/retry';
import { whenSlotWanted } from '../navigation/when-wanted';
import { keep } from './keep';
import { markLost } from './mark-lost';
import { loadSlot, preload, reportMissing } from './remote-parts';
import type { LoadedSlot } from './section-source';

/** A promise that never settles: React keeps the prerendered HTML of a slot that waits for it. */
const never = new Promise<never>(() => undefined);

type SlotLoads = {
  slot: (name: SlotName) => LoadedSlot | Promise<LoadedSlot>;
  /** Forgets slots that wait for places in a document that is being left. */
  forgetWaiting: () => void;
};

/** @param isInDocument whether slots asked for now have their HTML in the document. */
export function slotLoads(
  site: SiteDocument,
  registry: RegistryView,
  isInDocument: () => boolean,
): SlotLoads {
  const slots = new Map<SlotName, LoadedSlot | Promise<LoadedSlot>>();

  function begin(name: SlotName): LoadedSlot | Promise<LoadedSlot> {
    const owner = registry.offering(name);
    if (!owner) return null;
    const isKept = isInDocument();
    const loading = isKept ? loadKept(owner, name) : loadNew(owner, name);
    return keep(
      slots,
      name,
      loading.catch((error: unknown) => {
        reportMissing(owner, error);
        if (!isKept) return null;
        // The prerendered section stays; the next page that shows the slot asks again.
        markLost(`[data-interactive="${name}"]`);
        slots.delete(name);
        return never;
      }),
    );
  }

  /** HTML of the document needs the code that made it. */
  async function loadKept(owner: NamedRemote, name: SlotName): Promise<LoadedSlot> {
    await whenSlotWanted(name);
    preload(site.slotScripts?.[name] ?? []);
    return withRetries(async () => loadSlot(await registry.released(owner), name));
  }

  /** From what is live at that moment. */
  async function loadNew(owner: NamedRemote, name: SlotName): Promise<LoadedSlot> {
    return withRetries(async () => loadSlot(await registry.released(registry.offering(name) || owner), name));
  }

  return {
    slot: (name) => slots.get(name) ?? begin(name),
    forgetWaiting: () => {
      for (const [name, loading] of slots) if (loading instanceof Promise) slots.delete(name);
    },
  };
}
