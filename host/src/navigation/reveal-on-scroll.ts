/** An element counts as seen when a tenth of it is above the lowest 50 px of the viewport. */
const seen = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' } satisfies IntersectionObserverInit;

/**
 * Marks each `data-reveal` element with `data-animate` once it is seen. Elements below the viewport first get
 * `data-below`, which moves them down a little, so nothing in view moves.
 */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) {
        target.setAttribute('data-animate', '');
        observer.unobserve(target);
      } else if (boundingClientRect.top > innerHeight) target.setAttribute('data-below', '');
    }
  }, seen);
  document.querySelectorAll('[data-reveal]').forEach((element) => observer.observe(element));
}
