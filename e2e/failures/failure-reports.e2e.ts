import type { Page } from '@playwright/test';
import { readFailures } from '../../host/server/failures/failure-log';
import type { StoredFailure } from '../../host/server/failures/stored-failure';
import { expectStarted, useHand } from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { fillForm, send } from '../support/quote-form';
import { expect, test } from '../support/test';

type Received = { receivedFolder: string };

let begun: Date;
test.beforeEach(() => {
  begun = new Date();
});

/** The reports that this test has caused, the first one first, once there are so many. */
async function reports({ receivedFolder }: Received, count = 1): Promise<StoredFailure[]> {
  const read = async () => [...(await readFailures(receivedFolder, begun)).failures].reverse();
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
}

const version = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;
const frameOf = (app: string) => new RegExp(`^at /releases/${app}/[^/]+/[\\w.-]+\\.js:\\d+:\\d+$`, 'm');

/** Nothing of `fillForm`, whole or in part. */
function expectNothingTyped(stored: readonly StoredFailure[], name: string): void {
  const text = JSON.stringify(stored);
  for (const typed of [
    name,
    'Camille',
    'exemple',
    '39 98',
    '0639',
    'Riom',
    'Toiture',
    'démousser',
    'plain-pied',
  ])
    expect(text).not.toContain(typed);
}

test.describe('a page that works', () => {
  test('asks for nothing that reports failures, and sends nothing', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await fillForm(page, 'Sans-panne');
    await expectStarted(page, 'contact/quote');
    await page.goto('/villes/riom');
    await useHand(page);

    expect(asked.filter((path) => /failures|signalements/.test(path))).toEqual([]);
    expect(await reports(site, 0)).toEqual([]);
  });
});

test.describe('a page that breaks', () => {
  test.use({
    expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_|no place for|was not sent/i,
  });

  test('tells that a remote’s script is missing, once its section has given up', async ({
    page,
    faulty,
    site,
  }) => {
    faulty.fail(/\/releases\/towns\/.*\/remoteEntry\.js/, 'missing');
    await openTownList(page, `${faulty.url}/villes?nom=Durand#Alix`);
    await untilTrue(page, async () => (await count(site)) > 0);

    const [report] = await reports(site);
    expect(report).toMatchObject({
      kind: 'section-load',
      app: 'towns',
      message: 'remoteEntry.js: answered 404',
      path: '/villes',
      browser: 'chrome',
    });
    expect(report?.releases).toMatchObject({
      host: expect.stringMatching(version),
      towns: expect.stringMatching(version),
    });
    expect(report?.engine).toBeGreaterThan(100);
    expect(JSON.stringify(report)).not.toMatch(/Durand|Alix|127\.0/);
  });

  test('tells that the hash of a remote’s script was refused', async ({ page, faulty, site }) => {
    faulty.fail(/\/releases\/towns\/.*\/section-/, 'tampered');
    await openTownList(page, `${faulty.url}/villes`);
    await untilTrue(page, async () => (await count(site)) > 0);

    const [report] = await reports(site);
    expect(report).toMatchObject({ kind: 'integrity', app: 'towns' });
    expect(report?.message).toMatch(/^section-.*: hash refused$/);
  });

  test('says nothing of a script that could be had at the second try', async ({ page, faulty, site }) => {
    faulty.fail(/\/releases\/towns\/.*\/remoteEntry\.js$/, 'missing');
    await openTownList(page, `${faulty.url}/villes`);
    await untilTrue(page, () => page.evaluate(() => 'remote_towns' in window));
    await page.clock.runFor(20_000);

    expect(await reports(site, 0)).toEqual([]);
  });

  for (const [fault, kind, message] of [
    ['missing', 'shell', 'main.js: answered 404'],
    ['tampered', 'integrity', 'main.js: hash refused'],
  ] as const) {
    test(`tells so when the shell’s own script never ran (${fault})`, async ({ page, faulty, site }) => {
      faulty.fail(/\/main\.js/, fault);
      await page.goto(`${faulty.url}/villes/riom`);
      await moveMouse(page);

      expect(await reports(site)).toEqual([
        expect.objectContaining({ kind, message, app: 'host', path: '/villes/riom', stack: '' }),
      ]);
    });
  }

  test('tells so when the shell’s own script hangs', async ({ page, faulty, site }) => {
    faulty.fail(/\/main\.js/, 'hangs');
    await page.clock.install();
    await page.goto(`${faulty.url}/villes/riom`);
    await moveMouse(page);
    await untilTrue(page, async () => faulty.count(/\/main\.js/) > 0);
    await page.clock.runFor(40_000);

    expect(await reports(site)).toEqual([expect.objectContaining({ kind: 'shell', app: 'host' })]);
  });

  test('tells that a form could not reach its service, and nothing of what is in the form', async ({
    page,
    faulty,
    site,
  }) => {
    await page.goto(`${faulty.url}/contact`);
    await fillForm(page, 'Injoignable');
    await expectStarted(page, 'contact/quote');
    faulty.fail(/^\/envoi\//, 'refused');
    await send(page).click();

    const stored = await reports(site);
    expect(stored).toEqual([
      expect.objectContaining({ kind: 'form-service', app: 'contact', path: '/contact' }),
    ]);
    expect(stored[0]?.stack).toMatch(frameOf('contact'));
    expectNothingTyped(stored, 'Injoignable');
  });

  test('tells of a rejection whose message repeats the whole form, without a word of the form', async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await fillForm(page, 'Rejetée');
    await expectStarted(page, 'contact/quote');
    await page.evaluate(() => {
      window.FormData = class {
        constructor(form: HTMLFormElement) {
          const typed = [...form.elements].map((field) => ('value' in field ? field.value : ''));
          throw new RangeError(`no place for ${typed.join(' ')} and "Camille"`);
        }
      } as never;
    });
    await send(page).click();

    const stored = await reports(site);
    expect(stored).toEqual([expect.objectContaining({ kind: 'rejection', app: 'contact' })]);
    expect(stored[0]?.message).toMatch(/^RangeError: no place for …/);
    expect(stored[0]?.stack).toMatch(frameOf('contact'));
    expectNothingTyped(stored, 'Rejetée');
  });

  test('says the same thing once, however often it happens', async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.reset = function reset() {
        throw new RangeError('no place for it');
      };
    });
    await page.goto('/contact');
    await fillForm(page, 'Souvent');
    const clear = page.getByRole('button', { name: 'Effacer le brouillon' });
    for (let clicks = 0; clicks < 5; clicks += 1) await clear.click();

    const [report] = await reports(site);
    expect(report).toMatchObject({ kind: 'error', app: 'contact', message: 'RangeError: no place for it' });
  });
});

/** Reaches for the filter, as somebody does who looks for a town. */
async function openTownList(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.getByRole('searchbox').click();
}

/** A sign of a hand, which has the shell fetched. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
}

async function count({ receivedFolder }: Received): Promise<number> {
  return (await readFailures(receivedFolder, begun)).failures.length;
}
