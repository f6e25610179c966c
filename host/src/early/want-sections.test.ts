import { blockStorage } from '@renovation-th/shared/testing/refuse-storage';
import { mockIdleTime, settle } from '../testing/idle-browser';

class FakeObserver {
  static last: FakeObserver | undefined;
  readonly watched = new Set<Element>();

  constructor(
    readonly callback: (entries: object[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.last = this;
  }

  observe = (element: Element) => this.watched.add(element);
  unobserve = (element: Element) => this.watched.delete(element);
  disconnect = () => this.watched.clear();
}

const startSections = jest.fn();
const section = () => document.querySelector('[data-section]')!;
const isWanted = () => section().hasAttribute('data-wanted');
const show = (start: string, html = '<p>Riom</p>', more = '') =>
  void (document.body.innerHTML = `<p>Texte</p><div data-section="a/b" data-start="${start}" ${more}>${html}</div>`);
const isWatched = () => FakeObserver.last?.watched.has(section()) ?? false;
const comeNear = () => FakeObserver.last?.callback([{ target: section(), isIntersecting: true }]);

/** Loads a new copy of the module, because the old one remembers the input of earlier tests. */
async function watchNewDocument(): Promise<void> {
  await jest.isolateModulesAsync(async () => (await import('./want-sections')).watchFirstSections());
  settle();
}

beforeEach(() => {
  mockIdleTime();
  FakeObserver.last = undefined;
  startSections.mockClear();
  window.startSections = startSections;
  Object.assign(window, { IntersectionObserver: FakeObserver });
  localStorage.clear();
  history.replaceState(null, '', '/contact');
});

describe('a section that starts near the viewport', () => {
  it('waits for the first user input, even in the viewport', async () => {
    show('near');
    await watchNewDocument();
    // Chromium fires this event when a page appears under a resting mouse.
    dispatchEvent(Object.assign(new PointerEvent('pointermove'), { movementX: 0, movementY: 0 }));

    expect(isWatched()).toBe(false);
    expect(isWanted()).toBe(false);
  });

  it.each(['pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'])(
    'starts within one and a half screens of the viewport, after the first %s',
    async (kind) => {
      show('near');
      await watchNewDocument();
      dispatchEvent(new Event(kind));
      expect(FakeObserver.last?.options).toEqual({ rootMargin: '150% 0px' });
      expect(isWatched()).toBe(true);
      expect(isWanted()).toBe(false);

      comeNear();
      expect(isWanted()).toBe(true);
    },
  );
});

describe('a section that starts when touched', () => {
  it.each(['pointerdown', 'focusin', 'input'])(
    'starts after a %s inside the section, but not after one outside',
    async (kind) => {
      show('touched', '<input>');
      await watchNewDocument();
      dispatchEvent(new Event('scroll'));
      document.querySelector('p')?.dispatchEvent(new Event(kind, { bubbles: true }));
      expect(isWanted()).toBe(false);

      document.querySelector('input')?.dispatchEvent(new Event(kind, { bubbles: true }));
      expect(isWanted()).toBe(true);
    },
  );
});

describe('a section that starts when touched, before it is touched', () => {
  it('starts if the URL has its query parameter, but not for other parameters', async () => {
    show('touched', '', 'data-wakes="?ville"');
    history.replaceState(null, '', '/contact?utm=1');
    await watchNewDocument();
    expect(isWanted()).toBe(false);

    history.replaceState(null, '', '/contact?ville=riom');
    await watchNewDocument();
    expect(isWanted()).toBe(true);
  });

  it('starts if the browser has restored a value in the section', async () => {
    show('touched', '<textarea></textarea>');
    await watchNewDocument();
    document.querySelector('textarea')!.value = 'Fuite';
    dispatchEvent(new Event('pageshow'));
    settle();

    expect(isWanted()).toBe(true);
  });

  it('does not start if storage is blocked', async () => {
    const blocked = blockStorage();
    show('touched', '', 'data-wakes="rth-draft"');
    await watchNewDocument();

    expect(isWanted()).toBe(false);
    expect(blocked).toHaveBeenCalled();
    blocked.mockRestore();
  });
});

describe('a section that has failed', () => {
  it.each<[string, () => void]>([
    ['when the network is back', () => dispatchEvent(new Event('online'))],
    ['when the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'with the next input on it',
      () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
    ],
  ])('is retried %s', async (_what, act) => {
    show('touched', '<input>', 'data-lost');
    await watchNewDocument();
    expect(isWanted()).toBe(false);
    act();

    expect(isWanted()).toBe(true);
    expect(startSections).toHaveBeenCalledTimes(1);
  });

  it('is not retried if it threw', async () => {
    show('touched', '<input>', 'data-lost data-wanted');
    await watchNewDocument();
    dispatchEvent(new Event('online'));

    expect(startSections).not.toHaveBeenCalled();
  });
});
