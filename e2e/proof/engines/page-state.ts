import { expect } from '@playwright/test';
import { lifelessSections } from '../../support/hydration';
import type { Engine } from './engine';

/** For proofs of hydration, and of the names of controls: touches every section; resolves once all of them run. */
export async function startSections(engine: Engine): Promise<void> {
  await expect.poll(() => engine.evaluate(lifelessSections), { timeout: 30_000 }).toEqual([]);
}

/** A first key, as at a desk: resolves once the shell runs, which follows links inside the document. */
export async function pressFirstKey(engine: Engine): Promise<void> {
  await engine.press('Tab');
  await expect
    .poll(() => engine.evaluate(() => window.startSections !== undefined), { timeout: 30_000 })
    .toBe(true);
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
