import type { ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import { usePlatform } from './platform';

type SlotProps = {
  name: SlotName;
  /** What a visitor needs where no remote offers the slot: never an apology alone. */
  fallback: ReactNode;
};

/** A place for a part of the page that another remote makes. The page's declaration must list the slot too. */
export function Slot({ name, fallback }: SlotProps): ReactNode {
  return usePlatform().renderSlot(name, fallback);
}
