import {
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/** Milliseconds for which a slide is shown. */
const slideDuration = 4_000;
/** Fraction of the slideshow that must be in view while it advances. */
const seenPart = 0.25;
/** Attribute of the button that stops and restarts the slideshow. */
const toggleMark = 'data-toggle';
export const isToggle = { [toggleMark]: '' };

type RotatingCarousel = {
  region: RefObject<HTMLElement | null>;
  index: number;
  next: () => void;
};

/**
 * Shows the next slide every four seconds. A mouse over the slideshow pauses it. Any other input in the slideshow stops
 * it until the visitor presses its button.
 */
export function useRotation({ region, index, next }: RotatingCarousel) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isInView, setInView] = useState(false);
  const [isTabHidden, setTabHidden] = useState(false);
  const isRotating = !isPaused && !isHovered && isInView && !isTabHidden;

  useEffect(() => {
    // Without an observer, visibility is unknown, so the slideshow does not advance.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const heedMotion = () => reducedMotion.matches && setPaused(true);
    heedMotion();
    reducedMotion.addEventListener('change', heedMotion, { signal });

    const watchTab = () => setTabHidden(document.visibilityState === 'hidden');
    watchTab();
    document.addEventListener('visibilitychange', watchTab, { signal });

    // The mouse or the focus may already be in the slideshow. Ignores the button, whose press is replayed later.
    if (matchMedia('(hover: hover)').matches) setHovered(region.current?.matches(':hover') ?? false);
    if (region.current?.querySelector(`:focus-visible:not([${toggleMark}])`)) setPaused(true);

    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
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
    /** Whether the visitor stopped the slideshow, or prefers reduced motion. Only its button restarts the slideshow. */
    isPaused,
    isRotating,
    pause,
    toggle: () => setPaused(!isPaused),
    /** Props for the carousel's element. */
    handlers: {
      // Touch does not hover, and may never fire a leave event.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: pauseBy,
      onClick: pauseBy,
      onInput: pauseBy,
      // Pressing a button also focuses it, so only visible keyboard focus pauses the slideshow here.
      onFocus: ({ target }: SyntheticEvent) =>
        target instanceof Element && target.matches(':focus-visible') && pause(),
    },
  };
}
