import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { receivedWith } from '../support/forms';
import { composeTestSite } from '../support/run-playwright';
import { phonePhoto } from '../support/sample-photos';
import { serveSite } from '../support/serve-site';
import { startFirefox } from './firefox';
import { until, type Visit } from './visit';
import { startWebKit } from './webkit';

const engines = { Firefox: startFirefox, WebKitGTK: startWebKit };

let folder: string;
let server: Awaited<ReturnType<typeof serveSite>>;

before(async () => {
  await composeTestSite();
  folder = await mkdtemp(path.join(os.tmpdir(), 'proof-'));
  server = await serveSite({ ...testFolders(), received: folder });
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const received = (name: string) =>
  receivedWith({ url: '', receivedUrl: '', receivedFolder: folder }, name).map(({ fields }) => fields);

for (const [engine, start] of Object.entries(engines))
  describe(engine, () => {
    let visit: Visit;
    before(async () => {
      visit = await start();
    });
    after(() => visit?.close());
    const open = (page: string) => visit.open(`${server.siteUrl}${page}`);
    const shows = (text: string) =>
      until(visit, `document.body.textContent.replace(/\\s+/g, ' ').includes(${JSON.stringify(text)})`);
    const heading = (text: string) =>
      until(visit, `document.querySelector('h1').textContent === ${JSON.stringify(text)}`);
    /** The form service treats a form sent within a second of the page load as spam. */
    const spendTime = () => until(visit, 'performance.now() > 1100');

    async function fillQuote(lastname: string): Promise<void> {
      await visit.type('Nom', lastname);
      await visit.type('Prénom', 'Camille');
      await visit.type('E-mail', 'camille@exemple.fr');
      await visit.type('Téléphone', '06 39 98 00 00');
      await visit.type('Ville', 'Riom');
      await visit.type('Service souhaité', 'Toiture');
      await visit.type('Description de votre projet', 'Toiture à démousser.');
    }

    it('sends a quote request with a photograph', async () => {
      const photo = path.join(folder, 'toit.jpg');
      await writeFile(photo, await phonePhoto(800));
      await open('/contact');
      await fillQuote(`Devis${engine}`);
      await visit.upload('Photos (facultatif)', photo);
      await shows('toit.jpg');
      await spendTime();
      await visit.click('Envoyer ma demande de devis');
      await until(visit, `location.pathname === '/merci'`);
      assert.equal(received(`Devis${engine}`)[0]?.Service_souhaité, 'Toiture');
    });

    it('leads from an empty form to its first field', async () => {
      await open('/contact');
      await visit.click('Envoyer ma demande de devis');
      await until(visit, `document.activeElement.labels?.[0]?.textContent.trim() === 'Nom'`);
      await shows('Veuillez remplir tous les champs obligatoires.');
    });

    it('keeps a draft over a reload', async () => {
      await open('/contact');
      await fillQuote(`Brouillon${engine}`);
      await visit.reload();
      await until(
        visit,
        `[...document.querySelectorAll('input')].some(({ value }) => value === 'Brouillon${engine}')`,
      );
    });

    it('sends a call-back request for a day of the calendar', async () => {
      await open('/#rappel');
      await until(visit, `document.querySelector('[role="gridcell"]:not([disabled])')`);
      const day = await visit.read<string>(
        `[...document.querySelectorAll('[role="gridcell"]')].findLast((day) => day.matches('button:not([disabled])')).ariaLabel`,
      );
      await visit.click(day);
      await visit.click('14:30');
      await visit.type('Nom complet *', `Rappel ${engine}`);
      await visit.type('Téléphone *', '06 39 98 00 00');
      await spendTime();
      await visit.click('Demander à être rappelé');
      await shows('Votre demande de rappel a été envoyée avec succès');
      assert.equal(received(`Rappel ${engine}`)[0]?.Heure_24h, '14:30');
    });

    it('follows a link in place, focuses the heading, and goes back', async () => {
      await open('/contact');
      await visit.type('Nom', 'Place');
      // Appears with the first section's code, which the shell's code follows.
      await shows('Effacer');
      await spendTime();
      await visit.read('void (window.isFirstDocument = true)');
      await visit.click('Mentions légales');
      await heading('Mentions légales');
      await until(visit, `document.activeElement === document.querySelector('h1')`);
      assert.equal(await visit.read('window.isFirstDocument === true && scrollY === 0'), true);
      await visit.back();
      await heading('Demander un devis gratuit');
    });
  });
