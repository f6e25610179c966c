import { act, fireEvent, screen, within } from '@testing-library/react';
import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { outbox } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import CallbackForm from '../callback/CallbackForm';
import { answerLater, beUnreachable, fetchMock, respond, sentFields, toasts } from '../testing/visit';
import CallbackBooking from './CallbackBooking';

const button = () => screen.getByRole('button', { name: 'Demander à être rappelé' });
const chooseDay = (day: string) =>
  fireEvent.change(screen.getByLabelText('Choisissez votre date *'), { target: { value: day } });
const chooseTime = (time: string) => fireEvent.click(screen.getByRole('radio', { name: time }));

function fillIn() {
  chooseDay('2026-11-24');
  chooseTime('18:00');
  fireEvent.input(screen.getByLabelText('Nom complet *'), { target: { value: 'Visiteur Exemple' } });
  fireEvent.input(screen.getByLabelText('Téléphone *'), { target: { value: '0639981234' } });
}

async function submit() {
  await act(async () => fireEvent.click(button()));
}

describe('CallbackBooking', () => {
  it('refuses Sundays, and clears a time that the new day does not offer', () => {
    renderInSite(<CallbackBooking />);
    chooseDay('2026-11-22');
    expect(screen.getByLabelText('Choisissez votre date *')).toHaveAccessibleDescription(/Aucun créneau/);
    expect(screen.queryAllByRole('radio')).toHaveLength(0);

    chooseDay('2026-11-24');
    chooseTime('08:00');
    chooseDay('2026-11-20');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    chooseDay('2026-11-24');
    expect(screen.getByRole('radio', { name: '08:00' })).not.toBeChecked();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('refuses the days of a closure, and states its dates', () => {
    const closures = [{ from: '2026-11-23', to: '2026-11-27', isNear: true }] as const;
    renderInSite(<CallbackBooking />, { identity: { ...sampleIdentity, closures } });
    expect(screen.getByLabelText('Choisissez votre date *')).toHaveAccessibleDescription(
      'Du lundi au samedi. Fermé du 23 au 27 novembre.',
    );

    chooseDay('2026-11-24');
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    chooseDay('2026-11-28');
    expect(screen.getAllByRole('radio')).toHaveLength(17);
  });

  it('keeps a day and a time that were chosen before hydration', async () => {
    await startInSite(<CallbackForm />, (html) => {
      html.querySelector<HTMLInputElement>('[name="Date_ISO"]')!.value = '2026-11-24';
      html.querySelector<HTMLInputElement>('[value="18:00"]')!.checked = true;
    });

    expect(screen.getByText('mardi 24 novembre 2026 à 18:00')).toBeVisible();
    expect(screen.getByRole('radio', { name: '18:00' })).toBeChecked();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('sends the request, confirms it and clears the form', async () => {
    respond('{"success":"true","message":""}');
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();

    expect(sentFields()).toMatchObject({
      Nom_complet: 'Visiteur Exemple',
      Téléphone: '06 39 98 12 34',
      Description_projet: '',
      Créneau_complet_rappel: 'mardi 24 novembre 2026 à 18:00',
      Date_ISO: '2026-11-24',
      Heure_24h: '18:00',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Votre demande de rappel a été envoyée avec succès\s! Vous serez contacté au créneau demandé\./,
    );
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('');
    expect(screen.getByText('Sélectionnez d’abord une date')).toBeVisible();
  });

  it('says which field is missing, and focuses it', async () => {
    await startInSite(<CallbackForm />, () => {});
    expect(button()).toHaveAccessibleDescription(/Choisissez un jour et une heure/);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Veuillez sélectionner une date et une heure pour le rappel.',
    );
    expect(screen.getByLabelText('Choisissez votre date *')).toHaveFocus();

    chooseDay('2026-11-24');
    await submit();
    expect(screen.getByRole('radio', { name: '08:00' })).toHaveFocus();
    chooseTime('18:00');
    expect(button()).not.toHaveAccessibleDescription();

    // The browser's own validation covers the other fields.
    const ask = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');
    await submit();
    expect(ask).toHaveReturnedWith(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('shows the reason for a failure, and does not clear the form', async () => {
    respond('', 503, { statusText: 'Service Unavailable' });
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erreur lors de l’envoi : Erreur serveur : 503 - Service Unavailable. Veuillez réessayer ou nous contacter directement au 04 65 71 63 36.',
    );
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('Visiteur Exemple');
    const ways = within(screen.getByRole('alert'));
    expect(ways.getAllByRole('link', { name: '04 65 71 63 36' })[0]).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
    expect(ways.getByRole('link', { name: /par e-mail/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*18%3A00/),
    );

    respond('{"success":"false","message":"Trop de demandes."}', 429, { retryAfter: '120' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erreur lors de l’envoi : Trop de demandes. Veuillez réessayer dans 2 minutes ou',
    );
    respond('{"success":"false","message":"Un des champs est trop long."}', 413, {
      statusText: 'Payload Too Large',
    });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erreur lors de l’envoi : Un des champs est trop long. Corrigez votre demande',
    );
    expect(sentFields(1)['Référence']).toBe(sentFields(0)['Référence']);
  });

  it('lists a refused request when the visitor returns, and removes it once it is confirmed', async () => {
    respond('', 403, { statusText: 'Forbidden' });
    const { unmount } = renderInSite(<CallbackBooking />);
    fillIn();
    await submit();
    expect(screen.queryByRole('group', { name: /^Demande en attente/ })).not.toBeInTheDocument();

    await act(async () =>
      fireEvent.input(screen.getByLabelText('Nom complet *'), { target: { value: 'Autre' } }),
    );
    await submit();
    unmount();
    renderInSite(<CallbackBooking />);
    const waiting = await screen.findByRole('group', {
      name: `Demande en attente ${sentFields(1)['Référence']}`,
    });
    expect(within(waiting).getByText(/Elle a été refusée/)).toBeVisible();

    await act(async () => fireEvent.click(within(waiting).getByRole('button', { name: 'Renvoyer' })));
    expect(within(waiting).getByText(/Elle est envoyée à nouveau/)).toBeVisible();
    expect(hostOutbox.waiting().map(({ fields }) => fields)).toEqual([sentFields(1)]);

    const reference = String(sentFields(1)['Référence']);
    await act(async () => hostOutbox.confirm(reference));
    expect(screen.queryByRole('group', { name: /^Demande en attente/ })).not.toBeInTheDocument();
    expect(screen.getByText(`Votre demande ${reference} est bien arrivée.`)).toBeVisible();
  });

  it('lets the visitor delete a waiting request', async () => {
    beUnreachable();
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Supprimer' })));

    expect(screen.queryByText('Demande en attente')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(document.activeElement).toHaveTextContent(/^La demande RTH-\S+ est supprimée/);
  });

  it('moves the focus to the next waiting request when one is deleted', async () => {
    for (const reference of ['RTH-20261120-AAAAAA', 'RTH-20261120-BBBBBB'])
      outbox.add({ reference, fields: {}, state: 'waiting' });
    renderInSite(<CallbackBooking />);
    const [first, second] = screen.getAllByRole('button', { name: 'Supprimer' });
    if (first) fireEvent.click(first);
    expect(second).toHaveFocus();
  });

  it.each([
    ['{"success":"true"}', 200, { kind: 'success', message: /envoyée avec succès/ }],
    ['', 503, { kind: 'error', message: /503.*directement au 04 65 71 63 36\.$/ }],
  ])(
    'shows the result in a toast to a visitor who has left the page: %s',
    async (body, status, { kind, message }) => {
      const arrive = answerLater();
      const { unmount } = renderInSite(<CallbackBooking />);
      fillIn();
      await submit();
      unmount();
      await arrive(body, status);

      expect(toasts).toEqual([expect.objectContaining({ kind, message: expect.stringMatching(message) })]);
    },
  );
});
