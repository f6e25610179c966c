/** An element counts as seen once a tenth of it is at least 50 px above the viewport's lower edge. */
const seen = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' } satisfies IntersectionObserverInit;

/**
 * Marks every `data-reveal` element of the page with `data-animate` once it is seen. Elements below the fold get
 * `data-below` first, and only that hides them: without scripts nothing is hidden, and nothing in view disappears. The
 * document's style sheet has the styles.
 * @returns stops observing.
 */
export function revealOnScroll(): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) {
        target.setAttribute('data-animate', '');
        observer.unobserve(target);
      } else if (boundingClientRect.top > innerHeight) target.setAttribute('data-below', '');
    }
  }, seen);

  document.querySelectorAll('[data-reveal]').forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}
