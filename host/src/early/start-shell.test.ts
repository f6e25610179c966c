import { settledEvent } from '@renovation-th/shared/contracts/section';
import { trackListeners } from '@renovation-th/shared/testing/track-listeners';
import { bringIntoView } from '../testing/in-view';
import { startShellWhenNeeded } from './start-shell';

let leave = () => {};

/** Opens a document that is loaded and painted. */
function open(main = ''): void {
  document.body.innerHTML = `<template id="shell"><script src="/main.js"></script></template>${main}`;
  leave = trackListeners(startShellWhenNeeded);
  jest.runOnlyPendingTimers();
}

function scripts(): NodeListOf<HTMLScriptElement> {
  // The shell waits for the first paint.
  jest.advanceTimersByTime(100);
  return document.querySelectorAll('script[src="/main.js"]');
}

class FakePointerEvent extends MouseEvent {
  pointerType;
  override movementX;
  override movementY = 0;
  constructor(pointerType: string, movementX: number) {
    super('pointermove', { bubbles: true });
    this.pointerType = pointerType;
    this.movementX = movementX;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.documentElement.dataset.scripts = '';
  globalThis.fetch = jest.fn(async () => new Response()) as never;
  Object.assign(window, { PointerEvent: FakePointerEvent });
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

describe('the shell', () => {
  it('loads once for the first section in view', () => {
    open('<div data-section="a/One"></div><div data-section="a/Two"></div>');
    expect(scripts()).toHaveLength(0);
    document.querySelectorAll('[data-section]').forEach(bringIntoView);

    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['the mouse moves', () => dispatchEvent(new FakePointerEvent('mouse', 1)), 1],
    ['a key is pressed', () => dispatchEvent(new KeyboardEvent('keydown')), 1],
    ['a page appears under a resting mouse', () => dispatchEvent(new FakePointerEvent('mouse', 0)), 0],
    ['a finger moves', () => dispatchEvent(new FakePointerEvent('touch', 9)), 0],
    ['a link is tapped', () => document.querySelector('a')?.click(), 0],
  ])('when %s: %#', (_what, act, count) => {
    open('<a href="#x">Lien</a>');
    act();

    expect(scripts()).toHaveLength(count);
  });

  it('loads if a request waits to be sent', () => {
    localStorage.setItem('rth-outbox', '[{}]');
    open();

    expect(scripts()).toHaveLength(1);
  });

  it('is requested again three times, and then leaves the page to the browser', () => {
    const onSettled = jest.fn();
    addEventListener(settledEvent, onSettled, { once: true });
    open();
    dispatchEvent(new KeyboardEvent('keydown'));
    for (const pause of [1_000, 2_000, 4_000]) {
      const before = scripts().length;
      scripts()[0]?.dispatchEvent(new Event('error'));
      jest.advanceTimersByTime(pause);
      expect(scripts()).toHaveLength(before + 1);
      expect(document.documentElement).toHaveAttribute('data-scripts');
    }
    scripts()[0]?.dispatchEvent(new Event('error'));

    expect(document.documentElement).not.toHaveAttribute('data-scripts');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});
