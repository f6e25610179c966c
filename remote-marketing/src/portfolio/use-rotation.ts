import {
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/** How long a slide is shown, in milliseconds. */
const slideDuration = 4_000;
/** The part of the slideshow that must be in view for it to move. */
const seenPart = 0.25;
/** Attribute of the button that stops and restarts the slideshow. */
const toggleMark = 'data-toggle';
export const isToggle = { [toggleMark]: '' };

/** Reasons that hold the slideshow while they last. */
type Hold = 'pointer' | 'out of view' | 'hidden tab';

type RotatingCarousel = {
  region: RefObject<HTMLElement | null>;
  index: number;
  next: () => void;
};

export type Rotation = {
  /** Whether the visitor stopped it, or wants no motion. Only its button starts it again. */
  isPaused: boolean;
  pause: () => void;
  toggle: () => void;
  /** Whether the next slide comes by itself. */
  isRotating: boolean;
  /** For the element of the carousel. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
    onInput: (event: SyntheticEvent) => void;
    onFocus: (event: SyntheticEvent) => void;
  };
};

/**
 * Shows the next slide every four seconds. A mouse over the slideshow holds it; whatever else a visitor does there
 * (press, touch, choose, move the keyboard's focus into it) stops it until its button starts it again.
 */
export function useRotation({ region, index, next }: RotatingCarousel): Rotation {
  const [isPaused, setPaused] = useState(false);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set(['out of view']));
  const isRotating = !isPaused && holds.size === 0;

  const hold = (reason: Hold, isHolding: boolean) =>
    setHolds((current) => {
      if (current.has(reason) === isHolding) return current;
      const changed = new Set(current);
      if (isHolding) changed.add(reason);
      else changed.delete(reason);
      return changed;
    });

  useEffect(() => {
    // Without an observer nothing tells what is in view, so nothing moves by itself.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const heedMotion = () => reducedMotion.matches && setPaused(true);
    heedMotion();
    reducedMotion.addEventListener('change', heedMotion, { signal });

    const watchTab = () => hold('hidden tab', document.visibilityState === 'hidden');
    watchTab();
    document.addEventListener('visibilitychange', watchTab, { signal });

    // The mouse or the keyboard may have been here before this code. A press of the button is repeated later.
    if (matchMedia('(hover: hover)').matches) hold('pointer', region.current?.matches(':hover') ?? false);
    if (region.current?.querySelector(`:focus-visible:not([${toggleMark}])`)) setPaused(true);

    const observer = new IntersectionObserver(
      (entries) => hold('out of view', !entries.at(-1)?.isIntersecting),
      { threshold: seenPart },
    );
    if (region.current) observer.observe(region.current);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [region]);

  const showNext = useEffectEvent(next);
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => showNext(), slideDuration);
    return () => clearTimeout(timer);
  }, [isRotating, index]);

  const pause = () => setPaused(true);
  const pauseBy = ({ target }: SyntheticEvent) =>
    !(target instanceof Element && target.closest(`[${toggleMark}]`)) && pause();

  return {
    isPaused,
    isRotating,
    pause,
    toggle: () => setPaused(!isPaused),
    handlers: {
      // A finger leaves no element that it hovers over.
      onPointerEnter: ({ pointerType }) => hold('pointer', pointerType === 'mouse'),
      onPointerLeave: () => hold('pointer', false),
      onPointerDown: pauseBy,
      onClick: pauseBy,
      onInput: pauseBy,
      // A press focuses its button, too; only the focus of a keyboard counts.
      onFocus: ({ target }) => target instanceof Element && target.matches(':focus-visible') && pause(),
    },
  };
}
