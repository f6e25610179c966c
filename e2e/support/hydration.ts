import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Prerendered nodes, with the names of their attributes. */
    prerenderedNodes?: Map<Node, readonly string[]>;
    /** Readable text of the page while its scripts load. */
    prerenderedText?: string;
    /** Readable text without scripts. */
    scriptlessText?: string;
    policyViolations?: string[];
    tampered?: boolean;
  }
}

/** Records the prerendered HTML and the policy violations of each later document. */
export async function watchPrerenderedNodes(page: Page): Promise<void> {
  await page.addInitScript(rememberPrerenderedNodes);
}

/** Runs in the page before its first script. */
export function rememberPrerenderedNodes(): void {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.policyViolations?.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    window.prerenderedText = document.querySelector('main')?.innerText;
    delete document.documentElement.dataset.scripts;
    window.scriptlessText = document.querySelector('main')?.innerText;
    document.documentElement.dataset.scripts = '';
    window.prerenderedNodes = new Map();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      window.prerenderedNodes.set(node, node instanceof Element ? node.getAttributeNames() : []);
    }
  });
}

/**
 * Starts every section, and resolves once all are hydrated. Only for tests of hydration, because no visitor starts
 * every section at once.
 */
export async function startEverySection(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lifelessSections)).toEqual([]);
}

/** Runs in the page. Scrolls to a section that is not hydrated, and returns the names of all such sections. */
export function lifelessSections(): string[] {
  const lifeless = [...document.querySelectorAll('[data-section]:not([data-hydrated])')];
  lifeless[0]?.scrollIntoView({ behavior: 'instant' });
  if (lifeless.length === 0) scrollTo({ top: 0, behavior: 'instant' });
  return lifeless.map((section) => section.getAttribute('data-section') ?? '');
}

/** Resolves once a section is hydrated, but does not start it. @param section `app/section`. */
export async function expectStarted(page: Page, section: string): Promise<void> {
  await expect(page.locator(`[data-section="${section}"][data-hydrated]`)).toHaveCount(1);
}

/** Moves the mouse, and resolves once the shell runs. For tests of the shell. */
export async function startShell(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
  await expect.poll(() => page.evaluate(isShellRunning)).toBe(true);
}

/** Runs in the page. The router restores scroll positions itself. */
export function isShellRunning(): boolean {
  return history.scrollRestoration === 'manual';
}

/** Returns whether React owns no element inside `within`. @param within CSS selector. */
export function isLifeless(page: Page, within: string): Promise<boolean> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].every(
        (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    within,
  );
}

/** Returns prerendered nodes that are no longer in the document. */
export function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(disconnectedNodes);
}

/** Runs in the page for `lostNodes`. */
export function disconnectedNodes(): string[] {
  const nodes = [...(window.prerenderedNodes?.keys() ?? [])];
  if (nodes.length === 0) return ['No node was recorded.'];
  return nodes
    .filter((node) => !node.isConnected)
    .map((node) => (node instanceof Element ? node.outerHTML.slice(0, 200) : `"${node.textContent}"`));
}

/**
 * Returns attributes and texts that differ from what React would render. Production React ignores such differences,
 * and keeps the prerendered attribute.
 */
export function differencesFromReact(page: Page): Promise<string[]> {
  return page.evaluate(attributesUnlikeReact);
}

/** Runs in the page for `differencesFromReact`. */
export function attributesUnlikeReact(): string[] {
  const names: { readonly [prop: string]: string } = { className: 'class', htmlFor: 'for' };
  /** Props without an attribute, and then props whose attribute the browser may change. */
  const skipped = /^(children|dangerouslySetInnerHTML|key|ref|suppress.*|on[A-Z].*|autoFocus)$/;
  const stateful = /^(value|defaultValue|checked|defaultChecked|open)$/;
  const differences: string[] = [];

  for (const element of document.querySelectorAll('[data-section] *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    if (!key) continue;
    const props: Record<string, unknown> = Reflect.get(element, key);
    const report = (what: string, react: unknown, html: unknown) =>
      differences.push(
        `${element.outerHTML.slice(0, 100)}: ${what} is "${String(html)}", React's "${String(react)}"`,
      );

    const expected = new Map<string, string>();
    for (const [prop, value] of Object.entries(props)) {
      if (skipped.test(prop) || stateful.test(prop) || value === null || value === undefined) continue;
      if (typeof value === 'function') continue;
      const isSvg = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
      const name =
        names[prop] ??
        (isSvg ? (prop in element || prop === 'viewBox' ? prop : hyphenated(prop)) : prop.toLowerCase());
      const saysTrueOrFalse =
        /^(aria-|data-)/.test(prop) || ['contentEditable', 'draggable', 'spellCheck'].includes(prop);
      if (saysTrueOrFalse) expected.set(name, String(value));
      else if (value === true) expected.set(name, '');
      else if (value !== false) expected.set(name, String(value));
    }

    for (const [name, value] of expected) {
      if (element.getAttribute(name) !== value) report(name, value, element.getAttribute(name));
    }
    for (const name of window.prerenderedNodes?.get(element) ?? []) {
      // Ignores attributes that React has since removed.
      if (element.hasAttribute(name) && !expected.has(name) && !/^(value|checked|selected|open)$/.test(name))
        report(name, undefined, element.getAttribute(name));
    }
    if (typeof props.children === 'string' && element.textContent !== props.children)
      report('text', props.children, element.textContent);
  }
  return differences;

  function hyphenated(prop: string): string {
    return /^(stroke|fill|clip|font|text)[A-Z]/.test(prop)
      ? prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : prop;
  }
}

/** Returns the policy violations in this document. */
export function policyViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.policyViolations ?? ['Violations were not recorded.']);
}
