import type { ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import { usePlatform } from './platform';

type SlotProps = {
  name: SlotName;
  /** What a visitor needs when the section cannot be had: never an apology alone. */
  fallback: ReactNode;
};

/** A place for a section of another remote. The page's declaration must list the slot too. */
export function Slot({ name, fallback }: SlotProps): ReactNode {
  return usePlatform().renderSlot(name, fallback);
}
