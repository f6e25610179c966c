import { readFile } from 'node:fs/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { EngineName, Target } from './engine';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** The queries by role and name that the unit tests use too, to be run in the page once a document. */
export function testingLibraryScript(): Promise<string> {
  return readFile(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
}

/** As `findInPage` understands it: JSON, patterns as text, the outermost first. */
export function foundBy(target: Target): string {
  return JSON.stringify(steps(target));
}

type Step = { role: string; pattern: { source: string; flags: string } };

function steps({ role, name, within }: Target): Step[] {
  const { source, flags } = typeof name === 'string' ? wholeName(name) : name;
  return [...(within ? steps(within) : []), { role, pattern: { source, flags } }];
}

/** Any space of the name stands for any other: many of the site's do not break. */
function wholeName(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}$`);
}

/**
 * In the page: brings the first target that is shown into the middle of the window, and says where
 * its own middle is, in CSS pixels. Null when none is shown.
 */
export function findInPage(target: string): { x: number; y: number } | null {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('The queries have not been handed to this document.');
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

/** In the page: goes back once the driver has its answer, which a page that is gone cannot give. */
export function goBackSoon(): void {
  setTimeout(() => history.back());
}

/** In the page: chooses all text of the field that has the focus, so that typing replaces it. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/**
 * Looks again until there is one: a page that comes alive may show it in a moment.
 * @throws Error when there is none within ten seconds.
 */
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
  throw new Error(`${engine} finds no ${describeTarget(target)}.`);
}

function describeTarget({ role, name, within }: Target): string {
  return `${role} « ${String(name)} »${within ? ` in ${describeTarget(within)}` : ''}`;
}
