import { readFailures } from '../../host/server/failures/failure-log';
import type { StoredFailure } from '../../host/server/failures/stored-failure';
import { startShell } from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { expectDraft, fillForm, send } from '../support/quote-form';
import { expect, test } from '../support/test';

type Received = { receivedFolder: string };

let begun: Date;
test.beforeEach(() => {
  begun = new Date();
});

/** Returns the reports of this test, oldest first. */
const read = ({ receivedFolder }: Received) => readFailures(receivedFolder, begun).toReversed();

/** Waits until there are this many reports. */
async function reports(site: Received, count = 1): Promise<StoredFailure[]> {
  await expect.poll(async () => read(site).length).toBe(count);
  return read(site);
}

const version = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;
const frameOf = (app: string) => new RegExp(`^at /releases/${app}/[^/]+/[\\w.-]+\\.js:\\d+:\\d+$`, 'm');

/** Fails if a report contains any of these fragments of the text that `fillForm` types. */
function expectNothingTyped(stored: readonly StoredFailure[], name: string): void {
  const typed = [name, 'Camille', 'exemple', '39 98', '0639', 'Riom', 'Toiture', 'démousser', 'plain-pied'];
  const text = JSON.stringify(stored);
  expect(typed.filter((words) => text.includes(words))).toEqual([]);
}

test.describe('a page that works', () => {
  test('loads no code for failure reports, and sends nothing', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await fillForm(page, 'Sans-panne');
    await expectDraft(page);
    await page.goto('/villes/riom');
    await startShell(page);

    expect(asked.filter((path) => /failures|signalements/.test(path))).toEqual([]);
    expect(await reports(site, 0)).toEqual([]);
  });
});

test.describe('a page that breaks', () => {
  test.use({
    expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_|no place for|was not sent/i,
  });

  test("reports that a remote's script is missing, after its section has stopped retrying", async ({
    page,
    faulty,
    site,
  }) => {
    faulty.fail(/\/releases\/towns\/.*\/remoteEntry\.js/, 'missing');
    await page.clock.install();
    await page.goto(`${faulty.url}/villes?nom=Durand#Alix`);
    await page.getByRole('searchbox').click();
    await untilTrue(page, async () => read(site).length > 0);

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

  test("reports that the shell's script never ran", async ({ page, faulty, site }) => {
    faulty.fail(/\/main\.js/, 'tampered');
    await page.goto(`${faulty.url}/villes/riom`);
    await page.mouse.move(200, 500);
    await page.mouse.move(210, 510);

    expect(await reports(site)).toEqual([
      expect.objectContaining({
        kind: 'integrity',
        message: 'main.js: hash refused',
        app: 'host',
        stack: '',
      }),
    ]);
  });

  test("reports that a form could not reach its service, without the form's content", async ({
    page,
    faulty,
    site,
  }) => {
    await page.goto(`${faulty.url}/contact`);
    await fillForm(page, 'Injoignable');
    await expectDraft(page);
    faulty.fail(/^\/envoi\//, 'refused');
    await send(page).click();

    const stored = await reports(site);
    expect(stored).toEqual([
      expect.objectContaining({ kind: 'form-service', app: 'contact', path: '/contact' }),
    ]);
    expect(stored[0]?.stack).toMatch(frameOf('contact'));
    expectNothingTyped(stored, 'Injoignable');
  });

  test('reports only the type of an error whose message contains typed text', async ({ page, site }) => {
    await page.goto('/contact');
    await fillForm(page, 'Rejetée');
    await expectDraft(page);
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
    expect(stored[0]?.message).toBe('RangeError');
    expect(stored[0]?.stack).toMatch(frameOf('contact'));
    expectNothingTyped(stored, 'Rejetée');
  });
});
