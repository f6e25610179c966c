import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Each with the names of the attributes it came with. */
    prerenderedNodes?: Map<Node, readonly string[]>;
    /** What could be read in the page while its scripts were awaited. */
    prerenderedText?: string;
    /** What can be read in it without scripts. */
    scriptlessText?: string;
    policyViolations?: string[];
    tampered?: boolean;
    /** Set by the shell once it runs; see host/src/early/in-document.ts. */
    startSections?: () => void;
  }
}

/**
 * From the next document on, remembers the prerendered HTML as it was before any deferred script
 * had run, and every refusal by the security policy.
 */
export async function watchPrerenderedNodes(page: Page): Promise<void> {
  await page.addInitScript(rememberPrerenderedNodes);
}

/** In the page, before its first script. */
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
 * For tests of hydration itself: touches every section, as no visitor does, and resolves once all of them run.
 * Whatever else a test is about, it does what a visitor does and waits for what he sees.
 */
export async function startEverySection(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lifelessSections)).toEqual([]);
}

/** In the page: names of the sections that do not run; they are touched. */
export function lifelessSections(): string[] {
  return [...document.querySelectorAll('[data-section]:not([data-alive])')].map((section) => {
    section.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return section.getAttribute('data-section') ?? '';
  });
}

/** Resolves once a section runs, without touching it. @param section `app/section`. */
export async function expectStarted(page: Page, section: string): Promise<void> {
  await expect(page.locator(`[data-section="${section}"][data-alive]`)).toHaveCount(1);
}

/** For tests of the shell: a hand moves the mouse, as at a desk, and the shell runs. */
export async function useHand(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
  await expect.poll(() => page.evaluate(() => window.startSections !== undefined)).toBe(true);
}

/** Whether nothing below `within` belongs to React. */
export function isLifeless(page: Page, within: string): Promise<boolean> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].every(
        (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    within,
  );
}

/** Nodes of the prerendered HTML that are no longer in the document. */
export function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(disconnectedNodes);
}

/** In the page: as `lostNodes`. */
export function disconnectedNodes(): string[] {
  const nodes = [...(window.prerenderedNodes?.keys() ?? [])];
  if (nodes.length === 0) return ['No node was remembered.'];
  return nodes
    .filter((node) => !node.isConnected)
    .map((node) => (node instanceof Element ? node.outerHTML.slice(0, 200) : `« ${node.textContent} »`));
}

/**
 * Where an attribute or a text that React would render differs from the document's. Production
 * React keeps silent about it, and leaves the prerendered attribute in place.
 */
export function differencesFromReact(page: Page): Promise<string[]> {
  return page.evaluate(attributesUnlikeReact);
}

/** In the page: as `differencesFromReact`. */
export function attributesUnlikeReact(): string[] {
  const names: { readonly [prop: string]: string } = { className: 'class', htmlFor: 'for' };
  /** What React sets as a property, what has no attribute, and what browsers change themselves. */
  const skipped = /^(children|dangerouslySetInnerHTML|key|ref|suppress.*|on[A-Z].*|autoFocus)$/;
  const stateful = /^(value|defaultValue|checked|defaultChecked|open)$/;
  const differences: string[] = [];

  for (const element of document.querySelectorAll('[data-section] *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    if (!key) continue;
    const props: Record<string, unknown> = Reflect.get(element, key);
    const report = (what: string, react: unknown, html: unknown) =>
      differences.push(
        `${element.outerHTML.slice(0, 100)}: ${what} is « ${String(html)} », React's « ${String(react)} »`,
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
      // What React has taken away since is no difference.
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

/** What the security policy has refused in this document. */
export function policyViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.policyViolations ?? ['Nobody listened.']);
}
