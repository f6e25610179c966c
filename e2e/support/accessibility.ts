import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;

declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<Results> };
  }
}

const options = { resultTypes: ['violations' as const], preload: false };

/** What axe objects to in the page as it looks now: the rule, and the element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = (await runAgain(page)) ?? (await runFirst(page));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function runFirst(page: Page): Promise<Results> {
  // No frames here, so none of the detour through a page of its own that they would need.
  return new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
}

/** Handing axe to the page takes as long as a run, so the copy that is there is used again. */
function runAgain(page: Page): Promise<Results | null> {
  return page.evaluate(async (wanted) => {
    if (!window.axe) return null;
    const { violations } = await window.axe.run(wanted);
    return { violations };
  }, options);
}
