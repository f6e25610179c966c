/*
 * Inlined at the top of every document, so that it runs before the first paint; its one hash is
 * in the security policy. Two jobs: the visitor's theme without a flash, and clicks that come
 * before React does. No imports: it must stay one small file without a runtime.
 */

declare global {
  interface Window {
    /** Clicks again what was clicked before React had taken over; safe to call at any time. */
    replayEarlyClicks?: () => void;
    /** Set by the host: stop waiting for an idle moment. */
    startSections?: () => void;
  }
}

{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is blocked: use the system's theme.
  }

  const waiting = new Set<HTMLElement>();

  /** React marks what it has taken over with a property of this name. */
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

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
      window.startSections?.();
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  window.replayEarlyClicks = () => {
    for (const element of waiting) {
      if (element.isConnected && !isAlive(element)) continue;
      waiting.delete(element);
      element.removeAttribute('aria-busy');
      if (element.isConnected) element.click();
    }
  };
}

export {};
