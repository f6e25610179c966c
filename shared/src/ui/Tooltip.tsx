import styled from '@emotion/styled';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { vars } from '../theme/tokens';

const openDelay = 700;
/** A neighbour of a tooltip that closed less than this ago shows its own at once. */
const skipDelay = 300;

let lastClosedAt = -Infinity;

const Anchor = /* @__PURE__ */ styled('span')({ position: 'relative', display: 'inline-flex' });

// Its padding bridges the gap, so that the pointer may move onto it.
const Place = /* @__PURE__ */ styled('span')({
  position: 'absolute',
  zIndex: 30,
  top: '100%',
  left: '50%',
  paddingTop: '.375rem',
  transform: 'translateX(-50%)',
});

const Words = /* @__PURE__ */ styled('span')({
  display: 'block',
  padding: '.375rem .625rem',
  // The colours of a dark band, which keep apart from any ground.
  backgroundColor: vars.band,
  color: vars.onBand,
  border: `1px solid ${vars.bandLineStrong}`,
  borderRadius: vars.radiusSmall,
  fontSize: vars.textXs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

type TooltipProps = {
  /** The name that the control already has for assistive technology, to which it is not said twice. */
  name: string;
  /** One control without visible words. */
  children: ReactNode;
};

/** Shows the name of an icon-only control under the mouse and under the keyboard's focus, until Escape. */
export function Tooltip({ name, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(waiting.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };

  const open = () => {
    clearTimeout(waiting.current);
    if (Date.now() - lastClosedAt < skipDelay) setOpen(true);
    else waiting.current = setTimeout(() => setOpen(true), openDelay);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <Anchor
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <Place aria-hidden="true">
          <Words>{name}</Words>
        </Place>
      )}
    </Anchor>
  );
}
