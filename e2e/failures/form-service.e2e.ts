import { choose, message, section, submit, tuesday, waiting } from '../support/callback-form';
import { forwardingForEach } from '../support/forwarding-service';
import { untilTrue } from '../support/page-clock';
import {
  clearDraft,
  confirmation,
  expectFilledForm,
  failure,
  field,
  fillForm,
  send,
  toast,
} from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({
  expectedErrors: /Failed to load resource|The quote request was not sent|blocked by CORS|ERR_/,
  viewport: { width: 360, height: 740 },
});

const { service, front } = forwardingForEach();
const references = () => new Set(service.received.map(({ fields }) => fields['Référence']));

// `submit-form.node.test.ts` in `shared` tests the other responses.
for (const behaviour of ['omits-cors-header', 'refuses-connections', 'hangs'] as const) {
  test(`a quote request is kept and sent again when an external service fails (${behaviour})`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${front.url}/contact`);
    await fillForm(page, 'Externe');
    await expect(clearDraft(page)).toBeVisible();
    service.behave(behaviour);
    await send(page).click();
    if (behaviour === 'hangs') await expect(send(page)).toHaveText('Envoi en cours…');
    await untilTrue(page, () => failure(page).isVisible());

    await expect(failure(page)).toBeFocused();
    await expect(toast(page, 'Une erreur est survenue lors de l’envoi')).toBeVisible();
    await expect(
      failure(page).getByRole('link', { name: 'Envoyer le même contenu par e-mail' }),
    ).toHaveAttribute('href', /^mailto:contact@.*Externe/);
    await page.reload();
    await expectFilledForm(page, 'Externe');
    service.behave('accepts');
    await untilTrue(page, () => confirmation(page).isVisible());
    await expect(field(page, 'Nom')).toHaveValue('');
    expect(references().size).toBe(1);
    await expect(confirmation(page)).toContainText([...references()][0] ?? 'no reference');
  });
}

test('a form shows why an external service rejected a callback request, which can then be sent again', async ({
  page,
}) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto(`${front.url}/`);
  await section(page).scrollIntoViewIfNeeded();
  await choose(page, 'Alix Externe');
  service.behave('returns-false');
  await submit(page).click();

  await expect(message(page)).toContainText(
    'Erreur lors de l’envoi\u00a0: As it is. Veuillez réessayer ou nous contacter directement au 04 65 71 63 36.',
  );
  await expect(message(page)).toBeInViewport();
  await expect(message(page).getByRole('link', { name: '04 65 71 63 36' }).first()).toHaveAttribute(
    'href',
    'tel:+33465716336',
  );
  await expect(section(page).getByLabel('Nom complet *')).toHaveValue('Alix Externe');
  // The list of waiting requests omits the request that the form still shows.
  await expect(waiting(page)).toHaveCount(0);

  await page.reload();
  await expect(waiting(page)).toContainText('Elle a été refusée.');
  service.behave('accepts');
  await waiting(page).getByRole('button', { name: 'Renvoyer' }).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(references().size).toBe(1);
});

test('a waiting request is sent within five seconds of the next visit, from any page', async ({ page }) => {
  await page.clock.install({ time: tuesday });
  await page.goto(`${front.url}/`);
  await section(page).scrollIntoViewIfNeeded();
  await choose(page, 'Alix Retour');
  service.behave('refuses-connections');
  await submit(page).click();
  await untilTrue(page, () => message(page).isVisible());
  await expect(waiting(page)).toBeVisible();
  expect(service.received).toEqual([]);

  // Leaves the page, because it would send the request as soon as the service accepts requests again.
  await page.goto('about:blank');
  service.behave('accepts');
  const sender = page.waitForResponse(/\/outbox\.\w+\.js$/);
  await page.goto(`${front.url}/villes/riom`);
  await sender;
  await page.clock.runFor(5_000);
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.fields['Nom_complet']).toBe('Alix Retour');
});
