import { useState, type ReactNode, type RefCallback } from 'react';
import { useHydrated } from '@renovation-th/shared/kernel';

type KeptSectionProps = {
  /** Gets the element around the kept HTML. */
  ref?: RefCallback<HTMLElement>;
  /** The page has to be rendered after all. */
  children: ReactNode;
};

/** While it hydrates, React leaves such an element alone. */
const asItStands = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The prerendered HTML of a section that needs no code, or cannot have it. Only where React rebuilds the whole document,
 * because it found other HTML than it expected, are the children rendered.
 */
export function KeptSection({ ref, children }: KeptSectionProps) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated);

  return isKept ? <div ref={ref} {...asItStands} /> : children;
}
