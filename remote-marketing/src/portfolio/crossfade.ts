import type { EmblaCarouselType } from 'embla-carousel';

/**
 * For each scroll while a finger pulls: the neighbour that it pulls in appears over the slide as far as it
 * has been pulled. Everything else about the fade is in the style sheet.
 */
export function followFinger(carousel: EmblaCarouselType): void {
  const slides = carousel.slideNodes();
  const current = carousel.selectedScrollSnap();
  const away = carousel.scrollProgress() - (carousel.scrollSnapList()[current] ?? 0);
  // The carousel is a ring: half way round is as far as a slide can be.
  const pulled = (away - Math.round(away)) * slides.length;
  const entering = slides[(current + Math.sign(pulled) + slides.length) % slides.length];

  letGo(carousel);
  if (!entering || pulled === 0) return;
  entering.style.transition = 'none';
  entering.style.zIndex = '2';
  entering.style.visibility = 'visible';
  entering.style.opacity = String(Math.min(1, Math.abs(pulled)));
}

/** Leaves the slides to the style sheet again. */
export function letGo(carousel: EmblaCarouselType): void {
  for (const { style } of carousel.slideNodes()) {
    style.transition = '';
    style.zIndex = '';
    style.visibility = '';
    style.opacity = '';
  }
}
