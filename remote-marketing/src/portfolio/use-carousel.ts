import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { whenNear } from '@renovation-th/shared/when-near';
import { followFinger, letGo } from './crossfade';
import { canSlide } from './slideshow-media';

type CarouselSlides = {
  /** Holds the list of slides, and scrolls it as long as nothing else moves it. */
  viewport: RefObject<HTMLDivElement | null>;
  /** How many slides are shown, those with `data-shown="true"`. */
  count: number;
  /** Changes when other slides are shown; the carousel is then at the first. */
  selection: string;
};

export type Carousel = {
  /** False until the carousel's code is there; the slides are then a strip that scrolls. */
  isOn: boolean;
  index: number;
  goTo: (index: number) => void;
  /** By one or several slides; wraps. */
  step: (by: number) => void;
  /** Call it when the viewport has been scrolled. */
  onScroll: () => void;
  /** Whether a finger or the mouse is pulling. */
  isPulled: boolean;
};

/** One slide at a time, with Embla as soon as the section comes near. */
export function useCarousel({ viewport, count, selection }: CarouselSlides): Carousel {
  const [engine, setEngine] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const [isPulled, setPulled] = useState(false);
  const [lastSelection, setLastSelection] = useState(selection);

  // From the moment Embla moves the list: the strip loses its scroll position before React knows.
  const isTaken = useRef(false);

  if (selection !== lastSelection) {
    setLastSelection(selection);
    setIndex(0);
  }

  const currentIndex = useEffectEvent(() => index);

  useEffect(() => {
    const root = viewport.current;
    if (!root || !canSlide()) return undefined;

    let started: EmblaCarouselType | null = null;
    let isGone = false;
    const start = async () => {
      const { default: EmblaCarousel } = await import(
        /* webpackChunkName: "portfolio-carousel" */ 'embla-carousel'
      );
      if (isGone) return;
      isTaken.current = true;
      const carousel = EmblaCarousel(root, { ...options, startIndex: currentIndex() });
      carousel.on('select', () => setIndex(carousel.selectedScrollSnap()));
      watchPulling(carousel, setPulled);
      started = carousel;
      setEngine(carousel);
    };
    // The strip stays where the code cannot be had.
    const stopWaiting = whenNear([root], () => void start().catch(() => undefined));

    return () => {
      isGone = true;
      stopWaiting();
      started?.destroy();
      isTaken.current = false;
      setEngine(null);
    };
  }, [viewport]);

  useLayoutEffect(() => {
    if (engine) stackSlides(engine);
  }, [engine, selection]);

  const measured = useRef(selection);
  useLayoutEffect(() => {
    // Only a change of selection brings the first slide back, not the engine's arrival.
    if (measured.current === selection) return;
    measured.current = selection;
    if (engine) engine.reInit({ startIndex: 0 });
    else viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [engine, selection, viewport]);

  const goTo = (target: number) => {
    setIndex(target);
    // The style sheet fades one into the other; there is nothing for Embla to animate.
    const strip = viewport.current;
    if (engine) engine.scrollTo(target, true);
    else strip?.scrollTo({ left: target * strip.clientWidth, behavior: 'instant' });
  };
  const step = (by: number) => goTo((index + by + count) % count);

  const onScroll = () => {
    const strip = viewport.current;
    if (!strip || isTaken.current) return;
    setIndex(Math.min(count - 1, Math.round(strip.scrollLeft / strip.clientWidth)));
  };

  return { isOn: engine !== null, index, goTo, step, onScroll, isPulled };
}

const options: EmblaOptionsType = {
  slides: '[data-shown="true"]',
  loop: true,
  watchSlides: false,
  watchFocus: false,
  // Words can be selected with the mouse; a finger pulls anywhere.
  watchDrag: (_carousel, event) => event.type === 'touchstart' || isOnPicture(event.target),
};

function isOnPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('picture') !== null;
}

function watchPulling(carousel: EmblaCarouselType, onChange: (isPulled: boolean) => void): void {
  carousel
    .on('pointerDown', () => {
      onChange(true);
      carousel.on('scroll', followFinger);
    })
    .on('pointerUp', () => {
      onChange(false);
      carousel.off('scroll', followFinger);
      letGo(carousel);
    });
}

/** Embla measures slides side by side; on screen they lie on top of each other. */
function stackSlides(carousel: EmblaCarouselType): void {
  const slides = [...carousel.containerNode().children];
  const [shown, others] = [true, false].map((wanted) =>
    slides.filter((slide) => slide.matches('[data-shown="true"]') === wanted),
  );
  [...(shown ?? []), ...(others ?? [])].forEach((slide, place) => {
    if (slide instanceof HTMLElement) slide.style.translate = `${-100 * place}%`;
  });
}
