import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { followFinger, letGo } from './crossfade';
import { whenNear } from './when-near';

type EmblaEvents = {
  /** Where to begin. */
  index: number;
  onSelect: (index: number) => void;
  /** Whether a finger or the mouse is pulling. */
  onPull: (isPulled: boolean) => void;
};

/** Embla for the slides in the viewport, from the moment the section comes near. */
export function useEmbla(
  viewport: RefObject<HTMLDivElement | null>,
  { index, onSelect, onPull }: EmblaEvents,
) {
  const [engine, setEngine] = useState<EmblaCarouselType | null>(null);
  // From the moment Embla moves the list: the strip loses its scroll position before React knows.
  const isTaken = useRef(false);

  const begin = useEffectEvent((root: HTMLElement, EmblaCarousel: EmblaConstructor) => {
    isTaken.current = true;
    const carousel = EmblaCarousel(root, { ...options, startIndex: index });
    carousel.on('select', () => onSelect(carousel.selectedScrollSnap()));
    watchPulling(carousel, onPull);
    setEngine(carousel);
    return carousel;
  });

  useEffect(() => {
    const root = viewport.current;
    // Without the mark, the style sheet shows a list; see shared/src/theme/scripts.ts.
    if (!root?.closest('[data-scripts]')) return undefined;

    let started: EmblaCarouselType | null = null;
    let isGone = false;
    const start = async () => {
      const { default: EmblaCarousel } = await import(
        /* webpackChunkName: "portfolio-carousel" */ 'embla-carousel'
      );
      if (!isGone) started = begin(root, EmblaCarousel);
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

  return { engine, isTaken: () => isTaken.current };
}

type EmblaConstructor = (root: HTMLElement, options: EmblaOptionsType) => EmblaCarouselType;

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
