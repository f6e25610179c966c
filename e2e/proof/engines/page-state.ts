import { expect } from '@playwright/test';
import { lifelessElements } from '../../support/hydration';
import type { Engine } from './engine';

/** Resolves once every element belongs to React, but for the HTML of sections that need none. */
export async function expectEngineAlive(engine: Engine): Promise<void> {
  await expect.poll(() => engine.evaluate(lifelessElements, '#root'), { timeout: 30_000 }).toEqual([]);
}

/** What can be read in the page's own part. */
export function mainText(engine: Engine): Promise<string> {
  return engine.evaluate(() => document.querySelector('main')?.innerText ?? '');
}

/** What the security policy and Trusted Types have refused in this document. */
export function violations(engine: Engine): Promise<readonly string[]> {
  return engine.evaluate(() => window.policyViolations ?? ['Nobody listened.']);
}

/**
 * Lines that can be read without scripts, and not in the page.
 * @param awaited while scripts may still come, what only they move is shown as they will move it.
 */
export function wordsLost(engine: Engine, awaited: 'awaited' | '' = ''): Promise<string[]> {
  return engine.evaluate((isAwaited) => {
    const now = document.querySelector('main')?.innerText ?? '';
    const text = isAwaited ? window.prerenderedText : window.scriptlessText;
    const before = text?.split('\n').filter((line) => line.trim());
    return before?.filter((line) => !now.includes(line)) ?? ['Nothing was remembered.'];
  }, awaited);
}

/** From now on, tells whether the document is still the same. */
export async function markDocument(engine: Engine): Promise<void> {
  await engine.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
}

export function isMarkedDocument(engine: Engine): Promise<boolean> {
  return engine.evaluate(() => Reflect.get(window, 'isMarked') === true);
}

/** What the field of this label holds. */
export function fieldValue(engine: Engine, label: string): Promise<string | undefined> {
  return engine.evaluate((wanted) => {
    const labels = [...document.querySelectorAll('label')];
    const control = labels.find(({ textContent }) => textContent.trim().startsWith(wanted))?.control;
    return control && 'value' in control ? String(control.value) : undefined;
  }, label);
}
