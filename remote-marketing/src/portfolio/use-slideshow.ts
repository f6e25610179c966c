import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import type { ShownItem } from './shown-items';

/** Milliseconds for which a slide is shown. */
const slideDuration = 4_000;

/**
 * Follows the scroll position of a track of slides, and scrolls to the next slide every four seconds. A mouse over the
 * slides and keyboard focus inside hold them. The visitor's pause and reduced motion stop them.
 * @param isCovered whether a dialog covers the slides.
 */
export function useSlideshow(items: readonly ShownItem[], isCovered: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** Unknown until the track has been measured, because the visitor may have scrolled it before this code ran. */
  const [current, setCurrent] = useState<number>();
  const index = current ?? 0;
  const [isPaused, setPaused] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  /** Slide to which a script scrolls. The slides that it passes do not count. */
  const goal = useRef<number | null>(null);
  const isHeld = isPaused || hasFocus || isCovered;

  const goTo = (to: number) => {
    goal.current = to;
    setCurrent(to);
    const slide = track.current?.children[to];
    if (!(slide instanceof HTMLElement)) return;
    // A longer way, as from the last slide to the first, would show all slides between.
    const behavior = Math.abs(to - index) > 1 ? 'instant' : 'auto';
    track.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  const step = (by: number) => goTo((index + by + items.length) % items.length);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        const seen = shown ? [...(track.current?.children ?? [])].indexOf(shown.target) : -1;
        if (seen < 0 || (goal.current !== null && goal.current !== seen)) return;
        goal.current = null;
        setCurrent(seen);
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of track.current?.children ?? []) observer.observe(slide);
    return () => observer.disconnect();
  }, [items]);

  const begin = useEffectEvent(() => {
    // The visitor may have chosen a dot, or focused a control, before this code ran.
    const chosen = region.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && Number(chosen.value) !== index) goTo(Number(chosen.value));
    setFocus(region.current?.querySelector(':focus-visible') !== null);
  });
  useEffect(() => {
    begin();
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const heedMotion = () => reducedMotion.matches && setPaused(true);
    heedMotion();
    reducedMotion.addEventListener('change', heedMotion);
    return () => reducedMotion.removeEventListener('change', heedMotion);
  }, []);

  const advance = useEffectEvent(() => {
    if (region.current && isInView(region.current) && !isUnderMouse(region.current)) step(1);
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => advance(), slideDuration);
    return () => clearInterval(timer);
  }, [isHeld, index]);

  const followVisitor = () => (goal.current = null);
  return {
    index,
    /** Tells whether the visitor cannot see this slide. */
    isHidden: (place: number) => current !== undefined && place !== current,
    isPaused,
    isHeld,
    goTo,
    step,
    toggle: () => setPaused(!isPaused),
    regionProps: {
      ref: region,
      // A press also focuses its button, but only the keyboard's focus is visible.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
    trackProps: {
      ref: track,
      onPointerDown: followVisitor,
      onWheel: followVisitor,
      onKeyDown: followVisitor,
    },
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && top < innerHeight && bottom > 0;
}

/** Touch screens keep `:hover` on the element that was tapped last. */
const isUnderMouse = (element: Element) => matchMedia('(hover: hover)').matches && element.matches(':hover');
