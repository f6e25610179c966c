import { fireEvent } from '@testing-library/dom';
import type { FetchedPage } from './fetch-page';
import { loadAheadOnIntent } from './load-ahead-on-intent';

const mockFetch = jest.fn<Promise<FetchedPage | null>, [string]>();
jest.mock('./fetch-page', () => ({ fetchPage: (path: string) => mockFetch(path) }));

/** Links that no test has used, so that nothing of them is kept. */
let count = 0;
function links(number: number): Element[] {
  const hrefs = Array.from({ length: number }, () => `/villes/${(count += 1)}`);
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}?de=carte"><b>Ville</b></a>`).join('');
  return [...document.querySelectorAll('b')];
}
const asked = () => mockFetch.mock.calls.map(([path]) => path);
const rest = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeAll(() => loadAheadOnIntent());
beforeEach(() => {
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.useFakeTimers();
  mockFetch.mockReset().mockImplementation(async () => null);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

describe('a link that the visitor is about to follow', () => {
  it.each([
    ['the pointer has rested on it for 80 ms', (link: Element) => fireEvent.pointerOver(link), 80],
    ['it has had the focus for 80 ms', (link: Element) => fireEvent.focusIn(link), 80],
    ['a finger touches it', (link: Element) => fireEvent.touchStart(link), 0],
  ])('is fetched once %s', async (_when, show, wait) => {
    const [link] = links(1);
    show(link!);
    if (wait > 0) {
      await rest(wait - 1);
      expect(asked()).toEqual([]);
    }
    await rest(1);

    expect(asked()).toEqual([`/villes/${count}`]);
  });

  it.each([
    ['it leads elsewhere', 'https://elsewhere.example/villes/riom'],
    ['it dials', 'tel:+33465716336'],
    ['it leads to the page shown', `${location.pathname}#peinture`],
  ])('is left alone when %s', async (_what, href) => {
    document.body.innerHTML = `<a href="${href}">Riom</a>`;
    fireEvent.pointerOver(document.querySelector('a')!);
    await rest(1_000);

    expect(asked()).toEqual([]);
  });

  it('is left alone for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    fireEvent.touchStart(links(1)[0]!);
    await rest(1_000);

    expect(asked()).toEqual([]);
  });
});
