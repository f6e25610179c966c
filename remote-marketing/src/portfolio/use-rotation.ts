import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** How long a slide stays, in milliseconds. */
const stay = 4_000;
/** The part of the slideshow that must be in view for it to move. */
const seenPart = 0.25;

/** Reasons that hold the slideshow while they last. */
type Hold = 'pointer' | 'focus' | 'out of view' | 'hidden tab';

type RotatingCarousel = {
  region: RefObject<HTMLElement | null>;
  /** Anything else that holds it, as an open dialog. */
  isHeld: boolean;
  index: number;
  next: () => void;
};

export type Rotation = {
  /** Whether the visitor stopped it, or never wanted motion. Only the visitor starts it again. */
  isPaused: boolean;
  toggle: () => void;
  /** Whether the next slide comes by itself. */
  isRotating: boolean;
  /** For the element of the carousel. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Shows the next slide every four seconds, unless something or someone holds it. */
export function useRotation({ region, isHeld, index, next }: RotatingCarousel): Rotation {
  const [isPaused, setPaused] = useState(false);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set(['out of view']));
  const isRotating = !isPaused && !isHeld && holds.size === 0;

  const hold = (reason: Hold, isHolding: boolean) =>
    setHolds((current) => {
      if (current.has(reason) === isHolding) return current;
      const changed = new Set(current);
      if (isHolding) changed.add(reason);
      else changed.delete(reason);
      return changed;
    });

  useEffect(() => {
    // Where nobody can say what is in view, nothing moves by itself.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
    const watchTab = () => hold('hidden tab', document.visibilityState === 'hidden');
    watchTab();
    // The mouse or the keyboard may have been here before this code.
    if (matchMedia('(hover: hover)').matches) hold('pointer', region.current?.matches(':hover') ?? false);
    hold('focus', region.current?.querySelector(':focus-visible') != null);
    document.addEventListener('visibilitychange', watchTab);
    const observer = new IntersectionObserver(
      (entries) => hold('out of view', !entries.at(-1)?.isIntersecting),
      { threshold: seenPart },
    );
    if (region.current) observer.observe(region.current);
    return () => {
      document.removeEventListener('visibilitychange', watchTab);
      observer.disconnect();
    };
  }, [region]);

  const showNext = useEffectEvent(next);
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => showNext(), stay);
    return () => clearTimeout(timer);
  }, [isRotating, index]);

  return {
    isPaused,
    isRotating,
    toggle: () => {
      setPaused(!isPaused);
      // Whoever starts it with the keyboard has the focus inside, and means it.
      hold('focus', false);
    },
    handlers: {
      // A finger has no other way to leave than to touch something else.
      onPointerEnter: ({ pointerType }) => hold('pointer', pointerType === 'mouse'),
      onPointerLeave: () => hold('pointer', false),
      // Only a visible focus holds it: the focus that a click leaves behind would hold it for ever.
      onFocus: ({ target }) => target.matches(':focus-visible') && hold('focus', true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && hold('focus', false),
    },
  };
}
