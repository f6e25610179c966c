import { Suspense, use, type ReactNode } from 'react';
import type { SlotName } from '@renovation-th/shared/contracts/page';
import { ReleaseBaseProvider } from '@renovation-th/shared/host-kernel';
import { RescuedHtml } from './RescuedHtml';
import { SectionBoundary } from './SectionBoundary';
import { useSectionSource, type LoadedSlot } from './section-source';
import { useReplayEarlyClicks } from './use-replay-early-clicks';

type SlotSectionProps = { name: SlotName; fallback: ReactNode };

/** A section of another remote, in a boundary of its own: whatever happens to it, the page stands. */
export function SlotSection({ name, fallback }: SlotSectionProps) {
  return (
    <SectionBoundary fallback={() => <RescuedHtml find={() => slotInDocument(name)}>{fallback}</RescuedHtml>}>
      <Suspense fallback={fallback}>
        <LoadedSlotSection name={name} fallback={fallback} />
      </Suspense>
    </SectionBoundary>
  );
}

const slotInDocument = (name: SlotName) => [...document.querySelectorAll(`[data-interactive="${name}"]`)];

function LoadedSlotSection({ name, fallback }: SlotSectionProps) {
  const loading = useSectionSource().slot(name);
  const slot = loading instanceof Promise ? use(loading) : loading;
  if (!slot) return fallback;

  return (
    <ReleaseBaseProvider value={slot.base}>
      <AliveSection slot={slot} />
    </ReleaseBaseProvider>
  );
}

function AliveSection({ slot }: { slot: NonNullable<LoadedSlot> }) {
  useReplayEarlyClicks();

  return <slot.Section />;
}
