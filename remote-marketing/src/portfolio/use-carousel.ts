import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useEmbla } from './use-embla';

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
  const [index, setIndex] = useState(0);
  const [isPulled, setPulled] = useState(false);
  const [lastSelection, setLastSelection] = useState(selection);
  // Several clicks may come before React has rendered the first: each counts from the one before.
  const latest = useRef(0);
  const show = (next: number) => {
    latest.current = next;
    setIndex(next);
  };
  const { engine, isTaken } = useEmbla(viewport, { index, onSelect: show, onPull: setPulled });

  if (selection !== lastSelection) {
    setLastSelection(selection);
    setIndex(0);
  }

  useLayoutEffect(() => {
    if (engine) stackSlides(engine);
  }, [engine, selection]);

  const measured = useRef(selection);
  useLayoutEffect(() => {
    // Only a change of selection brings the first slide back, not the engine's arrival.
    if (measured.current === selection) return;
    measured.current = selection;
    latest.current = 0;
    if (engine) engine.reInit({ startIndex: 0 });
    else viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [engine, selection, viewport]);

  const goTo = (target: number) => {
    show(target);
    // The style sheet fades one into the other; there is nothing for Embla to animate.
    const strip = viewport.current;
    if (engine) engine.scrollTo(target, true);
    else strip?.scrollTo({ left: target * strip.clientWidth, behavior: 'instant' });
  };
  const step = (by: number) => goTo((latest.current + by + count) % count);

  const onScroll = () => {
    const strip = viewport.current;
    if (!strip || isTaken()) return;
    show(Math.min(count - 1, Math.round(strip.scrollLeft / strip.clientWidth)));
  };

  return { isOn: engine !== null, index, goTo, step, onScroll, isPulled };
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
