import { revealOnScroll } from './reveal-on-scroll';

let notify: (entries: object[]) => void = () => undefined;

it('never moves an element that is partly in view or above the viewport', () => {
  document.body.innerHTML = '<p data-reveal></p>';
  const target = document.querySelector('p')!;
  class FakeObserver {
    observe = jest.fn();
    constructor(callback: typeof notify) {
      notify = callback;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  revealOnScroll();

  for (const [top, isMoved] of [
    [innerHeight - 20, false],
    [-900, false],
    [innerHeight + 300, true],
  ] as const) {
    notify([{ target, isIntersecting: false, boundingClientRect: { top } }]);
    expect(target.hasAttribute('data-below')).toBe(isMoved);
  }
});
