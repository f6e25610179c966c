import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readyPhotos, receivedWith } from '../support/received-requests';
import { desktop, phone } from '../support/screens';
import { phonePhoto } from '../support/sample-photos';
import type { Engine, Target } from './engines/engine';
import { expect, test } from './engines/engine-test';
import { fieldValue, isMarkedDocument, markDocument, pressFirstKey, violations } from './engines/page-state';

const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, within });
const link = (name: string | RegExp, within?: Target): Target => ({ role: 'link', name, within });
const field = (name: string | RegExp): Target => ({ role: 'textbox', name });
const expectSeen = (engine: Engine, target: Target) =>
  expect.poll(() => engine.sees(target), { timeout: 20_000 }).toBe(true);
const expectGone = (engine: Engine, target: Target) =>
  expect.poll(() => engine.sees(target), { timeout: 20_000 }).toBe(false);

test.afterEach(async ({ engine }) => {
  expect(await violations(engine)).toEqual([]);
});

test('the menu leads to another page without loading a document', async ({ engine, visited }) => {
  await engine.resize(phone);
  await engine.open(`${visited.url}/merci`);
  await pressFirstKey(engine);
  await markDocument(engine);
  const menu = { role: 'navigation', name: 'Menu' };

  await engine.click(button('Menu'));
  await engine.click(link('Contact', menu));

  await expectSeen(engine, heading('Demander un devis gratuit'));
  await expectGone(engine, menu);
  expect(await isMarkedDocument(engine)).toBe(true);
  await engine.goBack();
  await expectSeen(engine, heading('Merci, votre demande a été envoyée'));
});

test('the Services panel opens, closes with Escape, and leads to a service', async ({ engine, visited }) => {
  await engine.resize(desktop);
  await engine.open(`${visited.url}/merci`);
  const banner = { role: 'banner', name: /^/ };
  const services = { role: 'text', name: 'Services', within: banner };
  const all = link('Tous les services', banner);
  await expectGone(engine, all);

  await engine.click(services);
  await expectSeen(engine, all);
  await engine.press('Escape');
  await expectGone(engine, all);
  await engine.click(services);
  await engine.click(link(/^Toiture/, banner));

  await expectSeen(engine, heading(/toiture/i));
});

test('a navigation shows the text, the styles and the pictures of the next page', async ({
  engine,
  visited,
}) => {
  await engine.resize(phone);
  await engine.open(`${visited.url}/services`);
  await pressFirstKey(engine);
  await markDocument(engine);
  const look = () =>
    engine.evaluate(() => {
      const title = document.querySelector('main h1 ~ *') ?? document.body;
      const { fontSize, color, display } = getComputedStyle(title);
      return `${document.querySelector('h1')?.textContent ?? ''} ${fontSize} ${color} ${display}`;
    });
  const picture = () =>
    engine.evaluate(() => {
      const { complete, naturalWidth } = document.querySelector<HTMLImageElement>('main img') ?? new Image();
      return complete && naturalWidth > 1;
    });

  await engine.click(link(/^Découvrir.: Peinture/));
  await expectSeen(engine, heading(/^Peinture intérieure et façade dans/));
  await expect.poll(picture).toBe(true);
  expect(await isMarkedDocument(engine)).toBe(true);
  const inside = await look();

  await engine.open(`${visited.url}/services/peinture`);
  expect(await look()).toBe(inside);
  await expect.poll(picture).toBe(true);
});

test('a chosen theme applies at once and on the next page', async ({ engine, visited }) => {
  await engine.resize(desktop);
  await engine.open(`${visited.url}/merci`);
  const background = () => engine.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();

  await engine.click({ role: 'radio', name: 'Sombre' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await engine.open(`${visited.url}/services`);
  expect(await background()).toBe(dark);
});

test('the portfolio advances, and opens a project in a dialog', async ({ engine, visited }) => {
  await engine.resize(desktop);
  await engine.open(`${visited.url}/`);
  const projects = { role: 'region', name: 'Travaux types, en maquette' };

  await engine.scrollTo(heading('Travaux types, en maquette'));
  await expectSeen(engine, { role: 'group', name: '1 sur 16', within: projects });
  await engine.click(button('Suivant', projects));
  await expectSeen(engine, { role: 'group', name: '2 sur 16', within: projects });
  await engine.click(button(/^Voir les détails/, projects));
  await expectSeen(engine, { role: 'dialog', name: /./ });
  await engine.press('Escape');
  await expectGone(engine, { role: 'dialog', name: /./ });
});

test('the divider between before and after can be moved with the keyboard', async ({ engine, visited }) => {
  await engine.open(`${visited.url}/services/toiture`);
  const divider = { role: 'slider', name: /Toiture.: déplacer la limite/ };
  const value = () =>
    engine.evaluate(
      () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value),
      undefined,
    );

  await engine.click(divider);
  const before = await value();
  await engine.press('ArrowLeft');

  await expect.poll(value).toBeLessThan(before);
});

test('a quote draft is restored in a new document and sent with a photograph', async ({
  engine,
  visited,
  site,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'photo-'));
  const photo = path.join(folder, 'toit.jpg');
  await writeFile(photo, await phonePhoto());
  await engine.resize(phone);
  await engine.open(`${visited.url}/contact?service=toiture`);
  const name = `Moteur ${engine.name}`;

  await engine.type(field(/^Nom/), name);
  await engine.type(field(/^Prénom/), 'Camille');
  await engine.type(field(/^E-mail/), 'camille@exemple.fr');
  await engine.type(field(/^Téléphone/), '06 39 98 00 00');
  await engine.type(field(/^Ville/), 'Riom');
  await engine.type(field(/^Description de votre projet/), 'Toiture de 80 m² à démousser.');
  await expect
    .poll(() => engine.evaluate(() => localStorage.getItem('rth-quote-draft') ?? ''))
    .toContain('démousser');
  await engine.open(`${visited.url}/contact`);
  await expect.poll(() => fieldValue(engine, 'Nom')).toBe(name);
  await engine.attach(photo);
  await expectSeen(engine, button(/Retirer.*toit/));
  await engine.click(button('Envoyer ma demande de devis'));
  await expectSeen(engine, heading('Merci, votre demande a été envoyée'));

  const [request, ...others] = await receivedWith(site, name);
  expect(others).toEqual([]);
  expect(request?.fields).toMatchObject({ Prénom: 'Camille', Service_souhaité: 'Toiture' });
  await expect.poll(() => readyPhotos(site, request?.fields['Référence'] ?? 'none')).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('a callback is booked for a day and a time', async ({ engine, visited, site }) => {
  await engine.resize(desktop);
  await engine.open(`${visited.url}/`);
  const booking = { role: 'form', name: 'Être rappelé à l’heure qui vous convient' };
  const name = `Rappel ${engine.name}`;

  await engine.scrollTo(booking);
  await engine.click(button(/mois suivant/i, booking));
  // The next month always has a bookable day.
  const firstOpenDay = await engine.evaluate(
    () => document.querySelector('button[role="gridcell"]:enabled')?.getAttribute('aria-label') ?? 'none',
  );
  await engine.click({ role: 'gridcell', name: firstOpenDay, within: booking });
  await engine.click({ role: 'radio', name: '14:30', within: booking });
  await engine.type(field(/^Nom complet/), name);
  await engine.type(field(/^Téléphone/), '06 39 98 00 00');
  await engine.type(field(/^Votre projet/), 'Refaire le crépi du pignon.');
  await engine.click(button('Demander à être rappelé', booking));

  await expectSeen(engine, { role: 'alert', name: /^/, within: booking });
  await expect.poll(() => receivedWith(site, name)).toHaveLength(1);
});

test('once cookies are declined, the next page shows no cookie banner', async ({ engine, visited }) => {
  await engine.open(`${visited.url}/merci`);
  const banner = { role: 'region', name: 'Utilisation des cookies' };

  await engine.click(button('Refuser', banner));
  await expectGone(engine, banner);
  expect(await engine.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');

  await engine.open(`${visited.url}/services`);
  expect(await engine.sees(banner)).toBe(false);
});

test('a page restored from the back/forward cache responds to input', async ({ engine, visited }) => {
  await engine.open(`${visited.url}/merci`);
  await engine.open(`${visited.url}/mentions-legales`);
  await engine.goBack();

  await expectSeen(engine, heading('Merci, votre demande a été envoyée'));
  await engine.click(button('Gérer les cookies'));
  await expectSeen(engine, { role: 'region', name: 'Utilisation des cookies' });
});
