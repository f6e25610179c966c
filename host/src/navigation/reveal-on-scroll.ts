/** An element counts as seen once a tenth of it stands at least 50 px above the lower edge. */
const seen = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' } satisfies IntersectionObserverInit;

/**
 * Marks every `data-reveal` element of the page with `data-animate` once it is seen. What lies
 * below the fold when the page arrives is marked `data-below` first: that alone hides it until
 * then, so nothing is hidden without scripts and nothing that is in view disappears. The look is
 * in the document's stylesheet.
 * @returns stops watching.
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
