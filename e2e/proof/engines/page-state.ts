import { expect } from '@playwright/test';
import { isShellRunning, lifelessSections } from '../../support/hydration';
import type { Engine } from './engine';

/** Starts every section, and resolves once all are hydrated. Only for tests of hydration. */
export async function startSections(engine: Engine): Promise<void> {
  await expect.poll(() => engine.evaluate(lifelessSections), { timeout: 30_000 }).toEqual([]);
}

/** Presses a key to start the shell, and resolves once the shell runs. */
export async function pressFirstKey(engine: Engine): Promise<void> {
  await engine.press('Tab');
  await expect.poll(() => engine.evaluate(isShellRunning), { timeout: 30_000 }).toBe(true);
}

/** Returns the readable text of `<main>`. */
export function mainText(engine: Engine): Promise<string> {
  return engine.evaluate(() => document.querySelector('main')?.innerText ?? '');
}

/** Returns the violations of the security policy and Trusted Types in this document. */
export function violations(engine: Engine): Promise<readonly string[]> {
  return engine.evaluate(() => window.policyViolations ?? ['Violations were not recorded.']);
}

/**
 * Returns the lines that are readable without scripts but missing from the page.
 * @param awaited if set, compares with the text that the page shows while scripts load.
 */
export function wordsLost(engine: Engine, awaited: 'awaited' | '' = ''): Promise<string[]> {
  return engine.evaluate((isAwaited) => {
    const now = document.querySelector('main')?.innerText ?? '';
    const text = isAwaited ? window.prerenderedText : window.scriptlessText;
    const before = text?.split('\n').filter((line) => line.trim());
    return before?.filter((line) => !now.includes(line)) ?? ['No text was recorded.'];
  }, awaited);
}

/** Marks the document, so that `isMarkedDocument` can detect a new document. */
export async function markDocument(engine: Engine): Promise<void> {
  await engine.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
}

export function isMarkedDocument(engine: Engine): Promise<boolean> {
  return engine.evaluate(() => Reflect.get(window, 'isMarked') === true);
}

/** Returns the value of the field with this label. */
export function fieldValue(engine: Engine, label: string): Promise<string | undefined> {
  return engine.evaluate((wanted) => {
    const labels = [...document.querySelectorAll('label')];
    const control = labels.find(({ textContent }) => textContent.trim().startsWith(wanted))?.control;
    return control && 'value' in control ? String(control.value) : undefined;
  }, label);
}
