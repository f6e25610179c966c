import type { Page } from '@playwright/test';
import {
  expectDraft,
  expectFilledForm,
  failure,
  field,
  fillForm,
  project,
  send,
  tabTo,
  thanks,
  toast,
} from '../support/quote-form';
import { tuesday } from '../support/callback-form';
import { receivedWith } from '../support/received-requests';
import { expect, test, type RunningSite } from '../support/test';

const referencePattern = /RTH-\d{8}-[0-9A-Z]{6}/;
const thanksAddress = new RegExp(`/merci\\?demande=devis&ref=${referencePattern.source}$`);
const slot = 'jeudi 26 novembre 2026 à 17:30';
const someDay = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/;

/**
 * Returns the fields that the service must receive. Each test uses its own last name to find its request.
 */
function expectedFields(lastname: string) {
  return {
    Nom: lastname,
    Prénom: 'Camille',
    Email: 'camille@exemple.fr',
    Téléphone: '06 39 98 00 00',
    Ville: 'Riom',
    Service_souhaité: 'Toiture',
    // Browsers send CRLF for a line break.
    Description_projet: project.replace('\n', '\r\n'),
    Urgence_projet: 'Dans le mois',
    Demande_rappel: 'Non',
    Source_formulaire: 'Page Contact - Demande de devis',
    Date_soumission: expect.stringMatching(someDay),
    Référence: expect.stringMatching(referencePattern),
  };
}

test.describe('a quote request from a town page', () => {
  test('works with a mouse on a desktop', async ({ page, site }) => {
    await page.goto('/villes/riom');
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page).toHaveURL(/\/contact\?ville=riom$/);
    await fillForm(page, 'Bureau');
    await send(page).click();

    await expect(toast(page, 'Demande envoyée')).toBeVisible();
    await expect(page).toHaveURL(thanksAddress);
    await expect(page).toHaveTitle(/Demande envoyée/);
    await expect(thanks(page)).toBeFocused();

    const [received, ...others] = await receivedWith(site, 'Bureau');
    expect(others).toEqual([]);
    expect(received?.fields).toEqual(expectedFields('Bureau'));
    const reference = received?.fields['Référence'] ?? '';
    await expect(page.getByRole('main').getByText(reference)).toBeVisible();
    await expectOnOwnersPage(page, site, reference, 'Camille Bureau, Toiture, Riom');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('works with the keyboard alone', async ({ page, site }) => {
      await page.goto('/villes/riom');

      await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();

      for (const [label, text] of [
        ['Nom', 'Clavier'],
        ['Prénom', 'Camille'],
        ['E-mail', 'camille@exemple.fr'],
        ['Téléphone', '0639980000'],
      ] as const)
        await typeInto(page, label, text);
      await expect(field(page, 'Ville')).toHaveValue('Riom');
      // Typing the start of an option selects it.
      await typeInto(page, 'Service souhaité', 'Toi');
      await typeInto(page, 'Description de votre projet', project);
      await typeInto(page, 'Urgence', 'Dans le m');
      await tabTo(page, send(page));
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(thanksAddress);
      await expect(thanks(page)).toBeFocused();
      expect((await receivedWith(site, 'Clavier')).map(({ fields }) => fields)).toEqual([
        expectedFields('Clavier'),
      ]);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('sends the owner the same request', async ({ page, site }) => {
      await page.goto('/villes/riom');
      await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
      await expect(page).toHaveURL(/\/contact\?ville=riom$/);
      await fillForm(page, 'Sansscript');
      await send(page).click();

      await expect(page).toHaveURL(new RegExp(`^${site.url}/merci\\?ref=${referencePattern.source}$`));
      await expect(thanks(page)).toBeVisible();

      const [received, ...others] = await receivedWith(site, 'Sansscript');
      expect(others).toEqual([]);
      expect(filled(received?.fields)).toEqual(expectedFields('Sansscript'));
      const reference = received?.fields['Référence'] ?? '';
      expect(page.url()).toContain(reference);
      await expectOnOwnersPage(page, site, reference, 'Camille Sansscript, Toiture, Riom');
    });
  });
});

test('a callback requested with a quote arrives with the quote', async ({ page, site }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/contact');
  await fillForm(page, 'Rappel');
  await page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }).check();
  await page.getByRole('gridcell', { name: 'jeudi 26 novembre 2026' }).click();
  await page.getByRole('radio', { name: '17:30' }).check();
  await expect(page.getByText(slot)).toBeVisible();
  await send(page).click();

  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(slot)).toBeVisible();
  const [received] = await receivedWith(site, 'Rappel');
  expect(received?.fields).toEqual({
    ...expectedFields('Rappel'),
    Demande_rappel: 'Oui',
    Date_rappel_demandée: 'jeudi 26 novembre 2026',
    Heure_rappel_demandée: '17:30',
    Créneau_complet_rappel: slot,
    Mention_rappel: expect.stringContaining('vous demandez à Rénovation TH de vous appeler'),
  });
});

test('an empty form shows the specified toast, names the missing fields and focuses the first', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page).click();

  await expect(toast(page, 'Veuillez remplir tous les champs obligatoires.')).toBeVisible();
  await expect(field(page, 'Nom')).toBeFocused();
  await expect(field(page, 'Prénom')).toHaveAccessibleDescription(/Indiquez votre prénom/);
  await field(page, 'Prénom').fill('Camille');
  await expect(field(page, 'Prénom')).toHaveAccessibleDescription('');
});

test.describe('when the response of the form service is lost', () => {
  test.use({ expectedErrors: /Failed to load resource|The quote request was not sent/ });

  test('the form is kept over a reload, and a retry is stored once', async ({ page, site, faulty }) => {
    faulty.fail(/^\/envoi\/ajax\//, 'response-lost');
    await page.goto(`${faulty.url}/contact`);
    await fillForm(page, 'Panne');
    // Waits, because the browser would send the form natively before hydration.
    await expectDraft(page);
    await send(page).click();

    await expect(failure(page)).toBeFocused();
    const email = failure(page).getByRole('link', { name: 'Envoyer le même contenu par e-mail' });
    await expect(email).toHaveAttribute('href', /^mailto:contact@.*Panne/);
    await expect(failure(page).getByRole('link', { name: /04 65 71 63 36/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    const promised = decodeURIComponent((await email.getAttribute('href')) ?? '').match(
      referencePattern,
    )?.[0];

    await page.reload();
    await expectFilledForm(page, 'Panne');
    faulty.heal();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    const received = await receivedWith(site, 'Panne');
    expect(received.map(({ fields }) => fields['Référence'])).toEqual([promised]);
  });
});

test.describe('in a page that the browser translates', () => {
  test.use({ expectedErrors: /Failed to load resource|The quote request was not sent/ });

  test('a failed request is announced, and can be sent again', async ({ page, faulty }) => {
    await page.goto(`${faulty.url}/contact`);
    await fillForm(page, 'Traduit');
    await expectDraft(page);
    await page.evaluate(translate);
    faulty.fail(/^\/envoi\/ajax\//, 'missing');
    const button = page.locator('form button[type="submit"]');
    await button.click();
    await expect(failure(page)).toBeFocused();

    faulty.heal();
    await button.click();
    await expect(page).toHaveURL(thanksAddress);
  });
});

/** Wraps each present and later text in new elements, as the translators of Chrome and Edge do. */
function translate(): void {
  const wrap = (text: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const isBare = ({ parentElement, nodeValue }: Node) =>
    !!nodeValue?.trim() && !parentElement?.closest('font, script, style, option, textarea');
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.filter(isBare).forEach(wrap);
  };
  translateIn(document.body);
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach(translateIn)),
  ).observe(document.body, { childList: true, subtree: true });
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

async function expectOnOwnersPage(page: Page, site: RunningSite, reference: string, title: string) {
  await page.goto(site.receivedUrl);
  await page.locator(`a[href="/demande/${reference}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const entry = page.getByRole('article');
  await expect(entry).toContainText(project);
  await expect(entry.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33639980000');
}

/** Removes the empty fields, which browsers send when no script runs. */
function filled(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
