import { readFile } from 'node:fs/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { EngineName, Target } from './engine';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** Returns the script of Testing Library, which finds elements by role and name. */
export function testingLibraryScript(): Promise<string> {
  return readFile(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
}

/** Returns the target and its ancestors as JSON for `findInPage`, outermost first. */
export function foundBy(target: Target): string {
  return JSON.stringify(steps(target));
}

type Step = { role: string; pattern: { source: string; flags: string } };

function steps({ role, name, within }: Target): Step[] {
  const { source, flags } = typeof name === 'string' ? wholeName(name) : name;
  return [...(within ? steps(within) : []), { role, pattern: { source, flags } }];
}

/** Treats all spaces as equal, because many of the site's spaces are no-break. */
function wholeName(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}$`);
}

/**
 * Runs in the page. Scrolls the first visible target to the middle of the window. @returns the middle of the target in
 * CSS pixels, or null if no target is visible.
 */
export function findInPage(target: string): { x: number; y: number } | null {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('Testing Library is not loaded in this document.');
  const parsed: { role: string; pattern: { source: string; flags: string } }[] = JSON.parse(target);
  let scope: HTMLElement | undefined = document.body;
  for (const { role, pattern } of parsed) {
    if (!scope) return null;
    const wanted = new RegExp(pattern.source, pattern.flags);
    const all: HTMLElement[] =
      role === 'text'
        ? library.queryAllByText(scope, wanted)
        : library.queryAllByRole(scope, role, { name: wanted });
    scope = all.find((element) => element.getClientRects().length > 0);
  }
  if (!scope) return null;
  scope.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = scope.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page. Goes back in a later task, because an unloaded page could not answer the driver. */
export function goBackSoon(): void {
  setTimeout(() => history.back());
}

/** Runs in the page. Selects the text of the focused field, so that typing replaces the text. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Searches until a target is visible, because hydration may show it later. @throws Error after ten seconds. */
export async function untilFound<Found>(
  engine: EngineName,
  target: Target,
  look: (target: Target) => Promise<Found | null>,
): Promise<Found> {
  const deadline = Date.now() + 10_000;
  do {
    const found = await look(target);
    if (found) return found;
  } while (Date.now() < deadline);
  throw new Error(`${engine} found no visible ${describeTarget(target)} in ten seconds.`);
}

function describeTarget({ role, name, within }: Target): string {
  return `${role} "${String(name)}"${within ? ` in ${describeTarget(within)}` : ''}`;
}
