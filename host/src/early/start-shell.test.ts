import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { startShellFor, startShellForHands } from './start-shell';

/** What the browser does when it paints and becomes idle. */
const later: (() => void)[] = [];
const settle = () => {
  while (later.length > 0) later.shift()?.();
};
const isAsked = () => document.querySelector('script[src="/main.js"]') !== null;
const text = () => document.querySelector('p')!;

function pointerMove(given: { pointerType: string; movementX?: number }): Event {
  return Object.assign(new PointerEvent('pointermove', { bubbles: true }), { movementY: 0, ...given });
}

beforeEach(() => {
  later.length = 0;
  Object.assign(window, {
    // jsdom's lacks the movement.
    PointerEvent: class extends MouseEvent {},
    requestIdleCallback: (task: () => void) => later.push(task),
    requestAnimationFrame: (task: () => void) => later.push(task),
  });
  localStorage.clear();
  document.body.innerHTML =
    '<template id="shell"><script src="/main.js" type="text/plain"></script></template><p>Riom</p><a href="/">Accueil</a>';
});
// Each test has listeners of its own, which go with the first sign of a hand.
afterEach(() => text().dispatchEvent(new Event('keydown', { bubbles: true })));

describe('the shell is fetched', () => {
  it.each<[string, () => void]>([
    ['a mouse moves', () => text().dispatchEvent(pointerMove({ pointerType: 'mouse', movementX: 3 }))],
    ['a key is pressed', () => text().dispatchEvent(new Event('keydown', { bubbles: true }))],
    [
      'the keyboard’s focus is seen',
      () => {
        jest.spyOn(text(), 'matches').mockReturnValue(true);
        text().dispatchEvent(new Event('focusin', { bubbles: true }));
      },
    ],
  ])('when %s, once the browser is idle', (_what, act) => {
    startShellForHands();
    act();
    expect(isAsked()).toBe(false);

    settle();
    expect(isAsked()).toBe(true);
  });

  it('when a request waits to be sent, which is not to wait for a hand', () => {
    localStorage.setItem(outboxKey, '');
    startShellForHands();
    settle();

    expect(isAsked()).toBe(true);
  });
});

describe('the shell is not fetched', () => {
  it.each<[string, () => void]>([
    ['a finger moves', () => text().dispatchEvent(pointerMove({ pointerType: 'touch', movementX: 9 }))],
    [
      'a link is tapped, which gives it the focus',
      () => {
        const link = document.querySelector('a')!;
        // jsdom takes every focus for one of the keyboard.
        jest.spyOn(link, 'matches').mockReturnValue(false);
        for (const kind of ['touchstart', 'pointerdown', 'focusin', 'click'])
          link.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
      },
    ],
  ])('when %s', (_what, act) => {
    startShellForHands();
    act();
    settle();

    expect(isAsked()).toBe(false);
  });

  it('on account of storage that the browser blocks', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    startShellForHands();
    settle();

    expect(isAsked()).toBe(false);
    jest.restoreAllMocks();
  });
});

describe('a button that only the shell serves', () => {
  const button = () => document.querySelector('button')!;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.insertAdjacentHTML('beforeend', '<button type="button">01 99 00 12 34</button>');
  });
  afterEach(() => jest.useRealTimers());

  it('does not look busy for ever', () => {
    startShellFor(button());
    jest.advanceTimersByTime(8_000);

    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('does not look busy once the shell runs', () => {
    window.startSections = () => undefined;
    startShellFor(button());
    delete window.startSections;

    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
