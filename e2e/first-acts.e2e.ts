import type { Page } from '@playwright/test';
import { callbackMessage, field, photos, sendCallback, sendQuote } from './support/forms';
import { plainPhoto } from './support/sample-photos';
import { expect, test } from './support/test';

const slideshow = (page: Page) => page.getByRole('region', { name: 'Travaux types' });
const counter = (page: Page) => slideshow(page).getByText(/^\s*\d+ \/ \d+$/);
const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });

type Act = {
  /** The control and its specified result, as a sentence. */
  title: string;
  path: string;
  act: (page: Page, press: Press) => Promise<unknown>;
  expected: (page: Page) => Promise<unknown>;
};

/** Clicks or taps. */
type Press = (control: ReturnType<Page['locator']>) => Promise<void>;

/** One act for each control that needs code. It is the first thing that a visitor does on the page. */
const acts: readonly Act[] = [
  {
    title: '« Suivant » shows the second project',
    path: '/',
    act: (page, press) => press(slideshow(page).getByRole('button', { name: 'Suivant' })),
    expected: (page) => expect(counter(page)).toHaveText(/^\s*2 \/ 16$/),
  },
  {
    title: '« Précédent » shows the last project',
    path: '/',
    act: (page, press) => press(slideshow(page).getByRole('button', { name: 'Précédent' })),
    expected: (page) => expect(counter(page)).toHaveText(/^\s*16 \/ 16$/),
  },
  {
    title: 'a trade shows its projects',
    path: '/',
    act: (page, press) => press(page.getByRole('main').getByRole('button', { name: 'Toiture', exact: true })),
    expected: (page) => expect(counter(page)).not.toHaveText(/ 16$/),
  },
  {
    title: '« Suspendre » stops the slideshow',
    path: '/',
    act: (page, press) => press(slideshow(page).getByRole('button', { name: 'Suspendre le défilement' })),
    expected: (page) =>
      expect(slideshow(page).getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible(),
  },
  {
    title: 'the picture of a project opens its dialog',
    path: '/',
    act: (page, press) => press(slideshow(page).locator('a, button').filter({ hasText: 'détails' }).first()),
    expected: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    title: 'a request for a call back without a time says what is missing',
    path: '/',
    // Without a day the button is disabled for assistive technology, so a test cannot click it.
    act: (page) => sendCallback(page).press('Enter'),
    expected: (page) => expect(callbackMessage(page)).toContainText('Veuillez sélectionner une date'),
  },
  {
    title: 'sending the empty quote form lists what is missing',
    path: '/contact',
    act: (page, press) => press(sendQuote(page)),
    expected: (page) => expect(field(page, 'Nom')).toBeFocused(),
  },
  {
    title: '« Je souhaite être rappelé » offers times',
    path: '/contact',
    act: (page) => page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }).check(),
    expected: (page) => expect(page.getByRole('radio', { name: '14:30' })).toBeVisible(),
  },
  {
    title: 'a chosen photograph is listed',
    path: '/contact',
    act: async (page) => {
      const buffer = await plainPhoto('tan');
      await photos(page).setInputFiles([{ name: 'toit.jpg', mimeType: 'image/jpeg', buffer }]);
    },
    expected: (page) => expect(page.getByRole('list', { name: 'Photos jointes' })).toContainText('toit.jpg'),
  },
  {
    title: 'letters in the search leave only the towns with these letters',
    path: '/villes',
    act: (page) => page.getByRole('searchbox').pressSequentially('volv'),
    expected: async (page) => {
      const list = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(list.filter({ hasText: 'Volvic' })).toBeVisible();
      await expect(list.filter({ hasText: 'Abrest' })).toBeHidden();
    },
  },
  {
    title: 'a point of a comparison moves the border of its pictures there',
    path: '/services/peinture',
    act: async (page) => {
      const handle = page.getByRole('slider', { name: /déplacer la limite/ }).first();
      await handle.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
      await page.mouse.click(x + width * 0.75, y + height / 2);
    },
    expected: (page) =>
      expect(page.getByRole('slider', { name: /déplacer la limite/ }).first()).toHaveValue(/^7\d$/),
  },
  {
    title: '« Refuser » closes the cookie banner',
    path: '/villes/riom',
    act: (page, press) => press(banner(page).getByRole('button', { name: 'Refuser', exact: true })),
    expected: (page) => expect(banner(page)).toBeHidden(),
  },
  {
    title: 'the cross of the cookie banner closes it',
    path: '/villes/riom',
    act: (page, press) => press(banner(page).getByRole('button', { name: 'Fermer et refuser' })),
    expected: (page) => expect(banner(page)).toBeHidden(),
  },
  {
    title: 'a link leads to its page',
    path: '/villes/riom',
    act: (page, press) =>
      press(page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })),
    expected: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible(),
  },
];

const desktopOnly: readonly Act[] = [
  {
    title: '« Services » opens the list of services',
    path: '/villes/riom',
    act: (page, press) => press(page.getByRole('banner').getByText('Services', { exact: true }).first()),
    expected: (page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Tous les services' })).toBeVisible(),
  },
  {
    title: '« Sombre » darkens the page',
    path: '/villes/riom',
    act: (page) => page.getByRole('radio', { name: 'Sombre' }).first().check(),
    expected: (page) => expect.poll(() => brightness(page)).toBeLessThan(100),
  },
];

const phoneOnly: readonly Act[] = [
  {
    title: '« Menu » opens the menu',
    path: '/villes/riom',
    act: (page, press) => press(page.getByRole('banner').getByRole('button', { name: 'Menu' })),
    expected: (page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
  },
];

/** Returns the red part of the page's ground, from 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

function testFirstActs(of: readonly Act[], press: Press): void {
  for (const { title, path, act, expected } of of)
    test(title, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await act(page, press);
      await expected(page);
    });
}

test.describe('with a mouse,', () => testFirstActs([...acts, ...desktopOnly], (control) => control.click()));

test.describe('on a phone,', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  testFirstActs([...acts, ...phoneOnly], (control) => control.tap());
});

test.describe('while all code is still loading,', () => {
  for (const { title, path, act, expected } of acts.filter(({ title: one }) => /^(« S|sending)/.test(one)))
    test(`${title}, once`, async ({ page }) => {
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await act(page, (control) => control.click());
      release();
      await expected(page);
    });

  test('a press on the second project begins, and opens it although the code comes before it ends', async ({
    page,
  }) => {
    // A slow device reports late which slide is in view.
    await page.addInitScript(() => {
      const Observer = IntersectionObserver;
      window.IntersectionObserver = class extends Observer {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((...news) => setTimeout(report, options?.root ? 3_000 : 0, ...news), options);
        }
      };
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await slideshow(page)
      .getByRole('button', { name: /^Voir les détails/ })
      .nth(1)
      .hover();
    await page.mouse.down();
    release();
    await expect(slideshow(page).getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** Holds all scripts until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
