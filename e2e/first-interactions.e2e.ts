import type { Browser, Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { controlNamed, findControls, type Control } from './support/controls';
import { expectedOf } from './support/expected-effects';
import {
  canBeReached,
  expectFeedback,
  press,
  today,
  uncover,
  watchInteractions,
  type Interaction,
} from './support/first-interactions';
import { holdRequests } from './support/hold-requests';
import { expectStarted, startShell } from './support/hydration';
import { touchPhone } from './support/screens';
import { expect, test } from './support/test';

/** One page of every kind. */
const pages = [
  '/',
  '/services',
  '/services/peinture',
  '/villes',
  '/villes/riom',
  '/zones-intervention',
  '/contact',
  '/merci',
  '/mentions-legales',
  '/page-inconnue',
];

/** The only page on which the shell and its links are tested, because they are the same on every page. */
const pageOfShell = '/villes/riom';

/** Pages with interactive sections, each with a page that links to it. */
const withCode = [
  ['/', '/contact'],
  ['/services/peinture', '/'],
  ['/villes', '/zones-intervention'],
  ['/contact', '/mentions-legales'],
] as const;

/** Pages whose code loads on input, and the controls to use in a slow browser on a slow network. */
const slowly = [
  ['/', /^(button|link|date)/],
  ['/villes', /^search/],
  // Excludes the submit button, because the browser sends the form if the code takes longer than 3 s.
  ['/contact', /^(file|checkbox)/],
] as const;

type Opening = (page: Page) => Promise<void>;

const titleOf = (path: string) =>
  declaredPages().find((page) => page.path === path)?.title ?? 'a declared page';

// One test opens many pages, so its failures are described in words instead of a screenshot.
test.use({ screenshot: 'off' });
test.describe.configure({ timeout: 1_200_000 });

const openFresh =
  (path: string): Opening =>
  async (page) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
  };

test.describe('the first touch of each control at 360 px', () => {
  test.use(touchPhone);

  for (const path of pages)
    test(`has its effect on ${path}`, async ({ browser }) => {
      const open = openFresh(path);
      const controls = await controlsOf(browser, open);
      const used = oneOfEach(path === pageOfShell ? controls : ofPage(controls), kindOf);
      expect(await failedActs(browser, { used, open, isTouch: true })).toEqual([]);
    });

  for (const [path, needingCode] of slowly)
    test(`has its effect on ${path}, in a slow browser on a slow network`, async ({ browser }) => {
      const open: Opening = async (page) => {
        await beSlow(page);
        await openFresh(path)(page);
      };
      const used = oneOfEach(ofPage(await controlsOf(browser, open)), sortOf).filter(
        ({ what, where }) => where.includes('/') && needingCode.test(what),
      );
      expect(used.length).toBeGreaterThan(0);
      expect(await failedActs(browser, { used, open, isTouch: true, isSlow: true })).toEqual([]);
    });
});

// A mouse moves before it clicks, so the code is already loading.
test.describe('each control at 1280 px, first used by mouse,', () => {
  test(`has its effect on ${pageOfShell}`, async ({ browser }) => {
    const open = openFresh(pageOfShell);
    const used = oneOfEach(await controlsOf(browser, open), sortOf);
    expect(await failedActs(browser, { used, open })).toEqual([]);
  });

  for (const [path, from] of withCode) {
    test(`has its effect on ${path}`, async ({ browser }) => {
      const open = openFresh(path);
      const used = oneOfEach(ofPage(await controlsOf(browser, open)), useOf);
      expect(await failedActs(browser, { used, open })).toEqual([]);
    });

    // This test needs a mouse, because on a page without sections a tap on a link loads a new document.
    test(`has its effect on ${path}, reached by a link`, async ({ browser }) => {
      const open: Opening = async (page) => {
        await page.goto(from);
        await startShell(page);
        await page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first().click();
        await expect(page).toHaveTitle(titleOf(path));
      };
      const used = oneOfEach(ofPage(await controlsOf(browser, open)), useOf);
      expect(await failedActs(browser, { used, open })).toEqual([]);
    });
  }
});

/** Emulates a phone that is a few years old, on a poor network. */
async function beSlow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function freshPage(browser: Browser, open: Opening): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.addInitScript(watchInteractions);
  await page.clock.setFixedTime(today);
  await open(page);
  return page;
}

/**
 * Returns the controls that can be used on this screen. Fails if any control of the page has no expected effect.
 */
async function controlsOf(browser: Browser, open: Opening): Promise<Control[]> {
  const page = await freshPage(browser, open);
  const controls = await findControls(page);
  const isReachable = await Promise.all(controls.map((control) => canBeReached(page, control)));
  await page.context().close();
  expect(controls.filter((control) => !expectedOf(control)).map(({ what }) => what)).toEqual([]);
  return controls.filter((_, index) => isReachable[index]);
}

const isOfPage = ({ where }: Control) => where === 'main' || where.includes('/');

/** Returns whether the control is a link that works without the page's own code. */
const isPlainLink = ({ what }: Control) => /^(map )?link (?!Agrandir|Voir les détails).* → [^#]/.test(what);

/** Returns the controls that need the page's own code. */
const ofPage = (controls: readonly Control[]) =>
  controls.filter((control) => isOfPage(control) && !isPlainLink(control));

/** Returns the group of a control, by its kind (such as button) and its part of the page. */
const sortOf = ({ what, where }: Control) => `${where} ${what.split(' ')[0]}`;

/** Returns the group of a control: all links, all buttons or all other controls in its part of the page. */
const useOf = ({ what, where }: Control) =>
  `${where} ${/^(link|button|submit)/.exec(what)?.[0].replace('submit', 'button')}`;

/** Returns the group of a control, by its expected effect and its part of the page. */
function kindOf(control: Control): string {
  const pattern = expectedOf(control)?.controls;
  return [control.where, pattern, ...(pattern?.exec(control.what)?.slice(1) ?? [])].join();
}

/** Returns one control of each group, and prefers visible controls. */
function oneOfEach(controls: readonly Control[], nameOf: (control: Control) => string): Control[] {
  const chosen = new Map<string, Control>();
  for (const control of controls) {
    const name = nameOf(control);
    const before = chosen.get(name);
    if (!before || (control.isVisible && !before.isVisible)) chosen.set(name, control);
  }
  return [...chosen.values()];
}

type Visits = {
  used: readonly Control[];
  open: Opening;
  isTouch?: boolean;
  /** Whether the code takes so long that a button must show that it is busy. */
  isSlow?: boolean;
};

/** Uses each control in a fresh page. @returns a description of each failure. */
async function failedActs(
  browser: Browser,
  { used, open, isTouch = false, isSlow }: Visits,
): Promise<string[]> {
  const lost: string[] = [];
  for (const wanted of used) {
    await test.step(`${wanted.where}: ${wanted.what}`, async () => {
      const page = await freshPage(browser, open);
      page.on('pageerror', ({ message }) => lost.push(`${wanted.what}: ${message}`));
      await findControls(page);
      const expected = expectedOf(wanted);
      const interaction: Interaction = { ...wanted, page, isTouch, control: controlNamed(page, wanted) };
      try {
        await uncover(interaction);
        await (expected?.interact ?? press)(interaction);
        if (isSlow && /^(button|link)/.test(interaction.what)) await expectFeedback(page);
        await expected?.effect(interaction);
      } catch (error) {
        lost.push(`${wanted.where}: ${wanted.what}: ${String(error).slice(0, 1_500)}`);
      } finally {
        await page.context().close();
      }
    });
  }
  return lost;
}

test.describe('text typed before its section is hydrated', () => {
  for (const [path, section] of [
    ['/contact', 'contact/QuoteForm'],
    ['/', 'contact/CallbackForm'],
  ] as const)
    test(`remains in ${section} on ${path}, with the caret`, async ({ page }) => {
      await page.clock.setFixedTime(today);
      const scripts = await holdRequests(page, '**/*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const form = page.locator(`[data-section="${section}"]`);
      const callback = form.getByRole('checkbox', { name: 'Je souhaite être rappelé' });
      if (path === '/contact') await callback.check();
      await form.locator('input[type="date"]').fill('2026-11-25');
      await form.getByRole('radio', { name: '14:30' }).check();
      for (const list of await form.locator('select').all()) await list.selectOption({ index: 2 });
      const fields = form.locator(':is(input[type="text"], [type="email"], [type="tel"], textarea):visible');
      for (const [index, field] of (await fields.all()).entries()) await field.fill(`Tôt ${index}`);
      await fields.last().press('ArrowLeft');
      const filled = await form.locator('form').evaluate(contentOf);

      scripts.release();
      await expectStarted(page, section);
      expect(await form.locator('form').evaluate(contentOf)).toEqual(filled);
      await expect(fields.last()).toBeFocused();
      await page.keyboard.type('x');
      await expect(fields.last()).toHaveValue(/^Tôt x\d$/);
      await expect(form.getByText('mercredi 25 novembre 2026 à 14:30')).toBeVisible();
    });
});

/** Runs in the page. Returns the values that a form would send. */
function contentOf(form: Element): [string, string][] {
  return [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]);
}

test('a slide chosen before the slideshow starts stays visible while the mouse is over the slideshow', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('slider', { name: 'Aller à un travail type' }).click();
  const counter = page.getByText(/^\s*\d+ \/ 16$/);
  await expect(counter).toHaveText('9 / 16');

  for (let seconds = 0; seconds < 10; seconds += 1) await page.clock.runFor(1_000);
  await expect(counter).toHaveText('9 / 16');
});

test('a mouse that crosses the list of towns prefetches at most three documents', async ({
  page,
  faulty,
}) => {
  await page.goto(`${faulty.url}/villes`);
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  const links = await page.locator('main a[href^="/villes/"]').filter({ visible: true }).all();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  for (const { x, y, width, height } of boxes.filter((box) => box !== null))
    if (y > 0 && y + height < 800) await page.mouse.move(x + width / 2, y + height / 2);

  await page.waitForLoadState('networkidle');
  expect(faulty.count(/^\/villes\/./)).toBeLessThanOrEqual(3);
});
