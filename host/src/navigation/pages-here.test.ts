import type { FetchedPage } from './fetch-page';
import type * as PagesHere from './pages-here';

const mockFetch = jest.fn<Promise<FetchedPage | null>, [string]>();
jest.mock('./fetch-page', () => ({ fetchPage: (path: string) => mockFetch(path) }));

const page = (path: string) => ({ site: { path } }) as FetchedPage;
const asked = () => mockFetch.mock.calls.map(([path]) => path);
const never = () => new Promise<never>(() => undefined);
/** Lets what has been asked for come. */
const come = () => jest.advanceTimersByTimeAsync(0);

/** A new document, which has fetched nothing yet. */
let here: typeof PagesHere;

beforeEach(async () => {
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.useFakeTimers();
  mockFetch.mockReset().mockImplementation(async (path) => page(path));
  await jest.isolateModulesAsync(async () => {
    here = await import('./pages-here');
  });
});
afterEach(() => jest.useRealTimers());

describe('what is fetched ahead', () => {
  it('is two documents at a time, and never one that the visitor waits for', async () => {
    mockFetch.mockImplementation(never);
    ['/a', '/b', '/c'].forEach(here.loadAhead);
    expect(asked()).toEqual(['/a', '/b']);

    void here.loadPage('/d');
    expect(asked()).toEqual(['/a', '/b', '/d']);
  });
});

describe('a page', () => {
  it('is here once it has come, for a short while', async () => {
    here.loadAhead('/a');
    expect(here.pageHere('/a')).toBeNull();
    await come();
    expect(here.pageHere('/a')).toEqual(page('/a'));

    jest.advanceTimersByTime(60_000);
    expect(here.pageHere('/a')).toBeNull();
    await here.loadPage('/a');
    expect(asked()).toEqual(['/a', '/a']);
  });

  it('makes room once six others have come', async () => {
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g']) await here.loadPage(path);

    expect(here.pageHere('/a')).toBeNull();
    expect(here.pageHere('/b')).toEqual(page('/b'));
  });

  it('that does not come is the browser’s to open', async () => {
    mockFetch.mockImplementation(never);
    const settled = jest.fn();
    void here.loadPage('/a').then(settled);
    await jest.runAllTimersAsync();

    expect(settled).toHaveBeenCalledWith(null);
  });

  it.each<[string, () => Promise<null>]>([
    ['that cannot be put here', async () => null],
    ['whose request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is the browser’s to open, and asked for again the next time', async (_what, answer) => {
    mockFetch.mockImplementation(answer);
    expect(await here.loadPage('/a')).toBeNull();
    expect(here.pageHere('/a')).toBeNull();
    await here.loadPage('/a');

    expect(asked()).toEqual(['/a', '/a']);
  });
});
