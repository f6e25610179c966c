import type { Page } from '@playwright/test';

/** Sets the text spacing of WCAG 1.4.12, as a browser extension does. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Returns elements whose own box clips their text. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && hasWords(element))
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        // Visually hidden text is clipped on purpose.
        if (clipPath !== 'none' || element.clientWidth <= 1) return false;
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Presses Tab through the whole page. @returns the focused elements that were not visible (WCAG 2.4.11). */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 400; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { isEnd: true, hidden: '' };
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const upmost = document.elementFromPoint(x, y);
        return (
          upmost !== null &&
          (element.contains(upmost) ||
            upmost.contains(element) ||
            upmost.closest('label')?.control === element)
        );
      });
      return { isEnd: false, hidden: isSeen ? '' : element.outerHTML.slice(0, 160) };
    });
    if (found.isEnd) return hidden;
    if (found.hidden) hidden.push(found.hidden);
  }
  return [...hidden, 'Tab never left the page.'];
}
