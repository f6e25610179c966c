/** Half a screen before an element becomes visible, so that its code is there when a visitor reaches it. */
const margin = { rootMargin: '50% 0px' } satisfies IntersectionObserverInit;

/**
 * Calls `act` with each element once it comes into view.
 * @returns a function that stops observing.
 */
export function whenInView(elements: Iterable<Element>, act: (element: Element) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      act(target);
    }
  }, margin);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
