import type { ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import { usePlatform } from './platform';

type SlotProps = {
  name: SlotName;
  /** Shown when no remote offers the slot. Give visitors an alternative, not just an apology. */
  fallback: ReactNode;
};

/** A part of a page that another remote renders. The page's declaration must also list the slot. */
export function Slot({ name, fallback }: SlotProps): ReactNode {
  return usePlatform().renderSlot(name, fallback);
}
