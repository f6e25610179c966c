import { fireEvent } from '@testing-library/dom';
import { prefetchOnIntent } from './prefetch-on-intent';

const prefetch = jest.fn<void, [string]>();
prefetchOnIntent(prefetch);

const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><span>Riom</span></a>`;
  return document.querySelector('a')!;
};

beforeEach(() => {
  prefetch.mockClear();
  history.replaceState(null, '', '/services');
});

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('a link that the visitor is about to follow', () => {
  it.each([
    ['pointed at', (target: Element) => fireEvent.pointerOver(target)],
    ['focused', (target: Element) => fireEvent.focusIn(target)],
    ['touched', (target: Element) => fireEvent.touchStart(target)],
  ])('is prefetched when %s', (_how, show) => {
    show(link('/villes/riom?de=accueil#rappel'));

    expect(prefetch.mock.calls).toEqual([['/villes/riom']]);
  });

  it('is found from what it holds', () => {
    fireEvent.pointerOver(link('/villes/riom').firstElementChild!);

    expect(prefetch).toHaveBeenCalledWith('/villes/riom');
  });

  it.each([
    ['leads elsewhere', 'https://elsewhere.example/villes/riom'],
    ['leads elsewhere without a scheme', '//elsewhere.example/villes/riom'],
    ['dials', 'tel:+33465716336'],
    ['leads to the page shown', '/services#peinture'],
    ['stays in the page', '#rappel'],
  ])('is left alone when it %s', (_what, href) => {
    fireEvent.pointerOver(link(href));

    expect(prefetch).not.toHaveBeenCalled();
  });

  it('is left alone for a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });

    fireEvent.pointerOver(link('/villes/riom'));

    expect(prefetch).not.toHaveBeenCalled();
  });
});
