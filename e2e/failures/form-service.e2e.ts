import { choose, message, section, submit, tuesday } from '../support/callback-form';
import { forwardingForEach } from '../support/forwarding-service';
import { untilTrue } from '../support/page-clock';
import { expectDraft, expectFilledForm, failure, fillForm, send, thanks, toast } from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({
  expectedErrors: /Failed to load resource|The quote request was not sent|blocked by CORS|ERR_/,
  viewport: { width: 360, height: 740 },
});

const { service, front } = forwardingForEach();
const references = () => new Set(service.received.map(({ fields }) => fields['Référence']));

// `submit-form.node.test.ts` in `shared` tests the other responses.
for (const behaviour of ['omits-cors-header', 'refuses-connections', 'hangs'] as const) {
  test(`a quote request is kept when an external service fails, and can be sent again (${behaviour})`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${front.url}/contact`);
    await fillForm(page, 'Externe');
    await expectDraft(page);
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
    await expectDraft(page);
    await send(page).click();
    await untilTrue(page, () => thanks(page).isVisible());
    expect(references().size).toBe(1);
  });
}

test('a callback request that an external service rejects is kept, and can be sent again', async ({
  page,
}) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto(`${front.url}/`);
  await section(page).scrollIntoViewIfNeeded();
  await choose(page, 'Alix Externe');
  service.behave('returns-false');
  await submit(page).click();

  await expect(message(page)).toContainText(
    'Erreur lors de l’envoi\u00a0: Erreur serveur\u00a0: 200 - OK. Veuillez réessayer ou nous contacter directement au 04 65 71 63 36.',
  );
  await expect(message(page)).toBeInViewport();
  await expect(message(page).getByRole('link', { name: '04 65 71 63 36' }).first()).toHaveAttribute(
    'href',
    'tel:+33465716336',
  );
  await expect(section(page).getByLabel('Nom complet *')).toHaveValue('Alix Externe');

  service.behave('accepts');
  await submit(page).click();
  await expect(message(page)).toContainText('a été envoyée avec succès');
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
  expect(service.received).toEqual([]);

  // Leaves the page, because it would send the request as soon as the service accepts requests again.
  await page.goto('about:blank');
  service.behave('accepts');
  await page.goto(`${front.url}/villes/riom`);
  await untilTrue(page, async () => service.received.length === 1);
  expect(service.received[0]?.fields['Nom_complet']).toBe('Alix Retour');
});
