/** Adds IntersectionObserver to jsdom, which has no layout. */
class ViewObserver {
  observed = new Set<Element>();
  constructor(readonly callback: (entries: object[]) => void) {
    observers.add(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
}

const observers = new Set<ViewObserver>();
Object.assign(globalThis, { IntersectionObserver: ViewObserver });

/** Brings an observed element into view. */
export function bringIntoView(target: Element): void {
  for (const { observed, callback } of observers)
    if (observed.has(target)) callback([{ target, isIntersecting: true }]);
}
