import { revealOnScroll } from './reveal-on-scroll';

type Seen = { element: Element; top: number; isIntersecting: boolean };

/** Lets the test decide what is in view. */
class ObserverOfTheTest {
  static last: ObserverOfTheTest;
  watched = new Set<Element>();

  constructor(
    readonly callback: (entries: object[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    ObserverOfTheTest.last = this;
  }

  observe = (element: Element) => this.watched.add(element);
  unobserve = (element: Element) => this.watched.delete(element);
  disconnect = () => this.watched.clear();

  show({ element, top, isIntersecting }: Seen) {
    this.callback([{ target: element, isIntersecting, boundingClientRect: { top } }]);
  }
}

const card = () => document.querySelector('[data-reveal]')!;
const marks = () =>
  card()
    .getAttributeNames()
    .filter((name) => name !== 'data-reveal');

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: ObserverOfTheTest });
  document.body.innerHTML = '<p>Texte</p><ul><li data-reveal="true">Peinture</li></ul>';
});

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('an element that is revealed on scroll', () => {
  it('is watched for a tenth of it, 50 px above the lower edge', () => {
    revealOnScroll();

    expect([...ObserverOfTheTest.last.watched]).toEqual([card()]);
    expect(ObserverOfTheTest.last.options).toEqual({ threshold: 0.1, rootMargin: '0px 0px -50px 0px' });
  });

  it('waits below the fold, is marked once when it comes into view, and is left alone from then on', () => {
    revealOnScroll();

    ObserverOfTheTest.last.show({ element: card(), top: innerHeight + 300, isIntersecting: false });
    expect(marks()).toEqual(['data-below']);

    ObserverOfTheTest.last.show({ element: card(), top: innerHeight - 90, isIntersecting: true });
    expect(marks()).toEqual(['data-below', 'data-animate']);
    expect(ObserverOfTheTest.last.watched.size).toBe(0);
  });

  it('never waits when a part of it is in view already, or when the visitor is past it', () => {
    revealOnScroll();

    ObserverOfTheTest.last.show({ element: card(), top: innerHeight - 20, isIntersecting: false });
    expect(marks()).toEqual([]);
    ObserverOfTheTest.last.show({ element: card(), top: -900, isIntersecting: false });
    expect(marks()).toEqual([]);
  });

  it('is no longer watched when its page leaves', () => {
    revealOnScroll()();

    expect(ObserverOfTheTest.last.watched.size).toBe(0);
  });

  it('stays as it is where the browser cannot watch', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');

    revealOnScroll()();

    expect(marks()).toEqual([]);
  });
});
