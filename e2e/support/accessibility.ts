import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;

declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<Results> };
  }
}

const options = { resultTypes: ['violations' as const], preload: false };

/** Returns axe's violations in the current state of the page, as `rule: element`. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = (await runAgain(page)) ?? (await runFirst(page));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function runFirst(page: Page): Promise<Results> {
  // Legacy mode is enough, because the site has no frames.
  return new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
}

/** Reuses an injected axe, because injecting it takes as long as a run. */
function runAgain(page: Page): Promise<Results | null> {
  return page.evaluate(async (wanted) => {
    if (!window.axe) return null;
    const { violations } = await window.axe.run(wanted);
    return { violations };
  }, options);
}
