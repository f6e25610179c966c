/*
 * Inlined at the top of every document, so that it runs before the first paint; its one hash is
 * in the security policy. Its jobs: the visitor's theme without a flash, the moment at which the
 * shell's script is fetched, clicks that come before React does, noticing that something failed, and the
 * mark `data-scripts`, by which styles show what only scripts move (shared/src/theme/scripts.ts). No
 * imports but types: it must stay one small file without a runtime.
 */
import type { Failure } from '@renovation-th/shared/report-failure';

declare global {
  interface Window {
    /** Clicks again what was clicked before it was alive. The shell calls it once it is, and each section. */
    replayEarlyClicks?: () => void;
    /** Set by the host: stop waiting for an idle moment. */
    startSections?: () => void;
  }
}

{
  const root = document.documentElement;
  root.dataset.scripts = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is blocked: use the system's theme.
  }

  let isShellAlive = false;

  /** Fetches a script that lies in a template, where browsers neither fetch nor run it. Once. */
  const fetchScript = (id: string) => {
    const template = document.querySelector<HTMLTemplateElement>(id);
    template?.replaceWith(template.content);
    return template;
  };

  // failures.js takes over from this list; before that, a loop of errors must not fill the memory.
  const failures: Failure[] = [];
  const report = (...failure: Failure) => {
    if (failures.length < 9) failures.push(failure);
    fetchScript('#failures');
  };
  /** The page is read as it is without scripts, until the shell comes after all. */
  const giveUp = (cause?: unknown) => {
    delete root.dataset.scripts;
    report('shell', cause);
  };
  window.failures = failures;
  window.reportFailure = report;
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    addEventListener(
      kind,
      (event) => {
        const { target } = event;
        if (kind !== 'error' || target === window) report(kind, event);
        else if (target instanceof HTMLScriptElement) {
          // The script of a section is asked for again, and only the section knows when to give up.
          if (isShellAlive) failures.push([kind, event]);
          else giveUp(event);
        }
      },
      true,
    );

  const startShell = () => {
    if (fetchScript('#shell')) setTimeout(() => isShellAlive || giveUp(), 30_000);
  };

  // Nothing competes with what the visitor sees: the page is loaded, painted, and the browser idle.
  addEventListener('load', () => {
    // What failed before the template was there.
    if (failures[0]) fetchScript('#failures');
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(startShell, { timeout: 3_000 });
      else setTimeout(startShell, 200);
    });
  });
  // Somebody is about to use the page. A link needs no shell: the browser follows it. Under a pointer that rests
  // where the page appears, Chromium says that it moved, by nothing.
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(
      intent,
      (event) => {
        const { target } = event;
        if (event instanceof MouseEvent && intent === 'pointermove' && !event.movementX && !event.movementY)
          return;
        if (!(target instanceof Element && target.closest('a'))) startShell();
      },
      { passive: true, capture: true },
    );

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) document.querySelector('[type=speculationrules]')?.remove();

  const waiting = new Set<HTMLElement>();

  /** React marks what it has taken over with a property of this name; what needs no React, the shell serves. */
  const isAlive = (element: Element) =>
    (isShellAlive && element.closest('[data-static]')) ||
    Object.keys(element).some((key) => key.startsWith('__reactProps'));

  /** Native behaviour needs no replay: links, form buttons, popovers. */
  const needsReact = (button: HTMLButtonElement) =>
    button.type === 'button' && !button.hasAttribute('popovertarget') && !button.disabled;

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !needsReact(button) || isAlive(button)) return;
      waiting.add(button);
      button.setAttribute('aria-busy', 'true');
      // Without React the button must not look busy for ever; after 8 s the click is forgotten.
      setTimeout(() => {
        waiting.delete(button);
        button.removeAttribute('aria-busy');
      }, 8_000);
      startShell();
      window.startSections?.();
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  window.replayEarlyClicks = () => {
    isShellAlive = true;
    root.dataset.scripts = '';
    for (const element of waiting) {
      if (element.isConnected && !isAlive(element)) continue;
      waiting.delete(element);
      element.removeAttribute('aria-busy');
      if (element.isConnected) element.click();
    }
  };
}

export {};
