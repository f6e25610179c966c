import { outboxKey } from '@renovation-th/shared/forms/outbox';
import { blockStorage } from '@renovation-th/shared/testing/refuse-storage';
import { mockIdleTime, settle } from '../testing/idle-browser';
import { startShell, startShellForInput } from './start-shell';

const isRequested = () => document.querySelector('script[src="/main.js"]') !== null;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="/main.js"]')];
const text = () => document.querySelector('p')!;

function pointerMove(given: { pointerType: string; movementX?: number }): Event {
  return Object.assign(new PointerEvent('pointermove', { bubbles: true }), { movementY: 0, ...given });
}

beforeEach(() => {
  mockIdleTime();
  localStorage.clear();
  document.body.innerHTML =
    '<template id="shell"><script src="/main.js" type="text/plain"></script></template><p>Riom</p><a href="/">Accueil</a>';
});
// Simulates a running shell, so that the next input removes the listeners that the test added.
afterEach(() => {
  window.startSections = () => undefined;
  text().dispatchEvent(new Event('keydown', { bubbles: true }));
  delete window.startSections;
});

describe('the script of the shell', () => {
  it.each<[string, () => void]>([
    ['a mouse movement', () => text().dispatchEvent(pointerMove({ pointerType: 'mouse', movementX: 3 }))],
    ['a key press', () => text().dispatchEvent(new Event('keydown', { bubbles: true }))],
    [
      'a keyboard focus',
      () => {
        jest.spyOn(text(), 'matches').mockReturnValue(true);
        text().dispatchEvent(new Event('focusin', { bubbles: true }));
      },
    ],
  ])('is loaded when the browser is idle after %s', (_what, act) => {
    startShellForInput();
    act();
    expect(isRequested()).toBe(false);

    settle();
    expect(isRequested()).toBe(true);
  });

  it('is loaded before any input if a request is waiting to be sent', () => {
    localStorage.setItem(outboxKey, '');
    startShellForInput();
    settle();

    expect(isRequested()).toBe(true);
  });
});

describe('a shell whose script failed to load', () => {
  const reload = jest.fn<Promise<void>, [string, RequestInit]>(async () => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    reload.mockClear();
    globalThis.fetch = reload as never;
    document.documentElement.dataset.scripts = '';
  });
  afterEach(() => jest.useRealTimers());

  const fail = async () => {
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
  };

  it('is retried after 1 and 2 s without the cache, before the page falls back to the no-script styles', async () => {
    startShell();
    await fail();
    expect(reload).toHaveBeenCalledWith(expect.stringMatching(/main\.js$/), { cache: 'reload' });
    expect(scripts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(2);
    await fail();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(scripts()).toHaveLength(3);
    expect(document.documentElement).toHaveAttribute('data-scripts');
    await fail();
    await jest.advanceTimersByTimeAsync(10_000);

    expect(scripts()).toHaveLength(3);
    expect(document.documentElement).not.toHaveAttribute('data-scripts');
  });

  it.each<[string, () => void]>([
    ['with the next input', () => text().dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['when the network is back', () => dispatchEvent(new Event('online'))],
    ['when the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is loaded again after three failures %s', async (_what, act) => {
    startShellForInput();
    startShell();
    for (const _ of [1, 2, 3]) {
      await fail();
      await jest.advanceTimersByTimeAsync(2_000);
    }
    expect(scripts()).toHaveLength(3);
    act();
    // Waits for the next frame. `settle` then makes the browser idle.
    await jest.advanceTimersByTimeAsync(20);
    settle();

    expect(scripts()).toHaveLength(4);
  });
});

describe('the shell before any input', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('is loaded when the visitor goes back to another page of this document', () => {
    startShellForInput();
    dispatchEvent(new Event('popstate'));
    expect(isRequested()).toBe(false);

    history.replaceState(null, '', '/villes');
    dispatchEvent(new Event('popstate'));
    expect(isRequested()).toBe(true);
  });

  it('is loaded for a history entry that the shell has created', () => {
    history.replaceState({ key: 'k1' }, '');
    startShellForInput();
    settle();

    expect(isRequested()).toBe(true);
  });
});

describe('the shell', () => {
  it.each<[string, () => void]>([
    ['a touch moves', () => text().dispatchEvent(pointerMove({ pointerType: 'touch', movementX: 9 }))],
    [
      'a link is tapped, which also focuses it',
      () => {
        const link = document.querySelector('a')!;
        // In jsdom, every focused element matches :focus-visible.
        jest.spyOn(link, 'matches').mockReturnValue(false);
        for (const kind of ['touchstart', 'pointerdown', 'focusin', 'click'])
          link.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
      },
    ],
  ])('is not loaded when %s', (_what, act) => {
    startShellForInput();
    act();
    settle();

    expect(isRequested()).toBe(false);
  });

  it('is not loaded before any input when the browser blocks storage', () => {
    const blocked = blockStorage();
    startShellForInput();
    settle();

    expect(isRequested()).toBe(false);
    expect(blocked).toHaveBeenCalled();
    blocked.mockRestore();
  });
});
