import type { Locator, Page } from '@playwright/test';

export type Control = {
  /** Kind and name, and the URL of a link, such as `button Suivant` or `link Devis gratuit → /contact`. */
  what: string;
  /** Part of the page, either a section (`app/section`) or an element of the shell. */
  where: string;
  isVisible: boolean;
};

/** Finds every control of the document, and marks each for `controlNamed`. */
export function findControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const all =
      'a[href], button, summary, input, select, textarea, [tabindex="0"], [role="button"], [contenteditable]';
    const oneSpace = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const controls = [...document.querySelectorAll<HTMLElement>(all)].filter(
      // Excludes hidden inputs and the honeypot field.
      (element) => !element.matches('input[type="hidden"], [aria-hidden="true"] *'),
    );

    return controls.map((element) => {
      const field = element.matches('input, select, textarea') ? (element as HTMLInputElement) : null;
      const label =
        document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? field?.labels?.[0];
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent;
      const href = element.getAttribute('href');
      const what = `${kindOf(element)} ${oneSpace(name)}${href ? ` → ${href}` : ''}`;
      const where = whereIs(element);
      element.setAttribute('data-found', `${where}: ${what}`);
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      return { what, where, isVisible };
    });

    function kindOf(element: HTMLElement): string {
      if (element.closest('svg')) return 'map link';
      if (element instanceof HTMLAnchorElement) return 'link';
      if (element instanceof HTMLButtonElement) return element.type;
      if (element instanceof HTMLInputElement)
        return /^(text|email|tel)$/.test(element.type) ? 'field' : element.type;
      if (element instanceof HTMLTextAreaElement) return 'field';
      return element.localName;
    }

    function whereIs(element: HTMLElement): string {
      const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (section) return section;
      // The summary that opens a dropdown does not count as a part of the dropdown.
      const isOpener = element.matches('[data-dropdown] summary');
      if (!isOpener && element.closest('[data-dropdown]')) return 'dropdown';
      if (!isOpener && element.closest('[popover]')) return 'menu';
      return element.closest('aside, header, footer, main')?.localName ?? 'body';
    }
  });
}

/** Finds the visible element that `findControls` has marked as this control. */
export function controlNamed(page: Page, { what, where }: Control): Locator {
  const found = page.locator(`[data-found=${JSON.stringify(`${where}: ${what}`)}]`);
  return found.filter({ visible: true }).first();
}
