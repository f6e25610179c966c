import { fireEvent, screen, within } from '@testing-library/react';
import { blockStorage } from '@renovation-th/shared/testing/refuse-storage';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import CallbackForm from '../callback/CallbackForm';
import { accept, beUnreachable, fetchMock, press, respond, sentFields, type } from '../testing/visit';
import CallbackBooking from './CallbackBooking';

jest.mock('@renovation-th/shared/calendar', () => {
  throw new Error('These tests use the native field.');
});

const button = () => screen.getByRole('button', { name: 'Demander à être rappelé' });
const submit = () => press('Demander à être rappelé');
const date = () => screen.getByLabelText('Choisissez votre date *');
const chooseDay = (day: string) => fireEvent.change(date(), { target: { value: day } });
const chooseTime = (time: string) => fireEvent.click(screen.getByRole('radio', { name: time }));

function fillIn() {
  chooseDay('2026-11-24');
  chooseTime('18:00');
  type('Nom complet *', 'Visiteur Exemple');
  type('Téléphone *', '0639981234');
}

describe('CallbackBooking', () => {
  it('refuses Sundays, and does not send a time that the new day does not offer', () => {
    renderInSite(<CallbackBooking />);
    chooseDay('2026-11-22');
    expect(date()).toHaveAccessibleDescription(/Aucun créneau/);
    expect(screen.queryAllByRole('radio')).toHaveLength(0);

    chooseDay('2026-11-24');
    chooseTime('08:00');
    chooseDay('2026-11-20');
    expect(screen.queryByRole('radio', { name: '08:00' })).toBeNull();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('refuses public holidays and the days of a closure, and states the dates of the closure', () => {
    const closures = [{ from: '2026-11-23', to: '2026-11-27', isNear: true }] as const;
    renderInSite(<CallbackBooking />, { identity: { ...sampleIdentity, closures } });
    expect(date()).toHaveAccessibleDescription(/Fermé du 23 au 27 novembre\./);

    for (const closed of ['2026-11-24', '2026-12-25']) {
      chooseDay(closed);
      expect(screen.queryAllByRole('radio')).toHaveLength(0);
    }
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
    accept();
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
    expect(localStorage).toHaveLength(0);
  });

  it('says which field is missing, and focuses it', async () => {
    await startInSite(<CallbackForm />, () => {});
    expect(button()).toHaveAccessibleDescription(/Choisissez un jour et une heure/);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Veuillez sélectionner une date et une heure pour le rappel.',
    );
    expect(date()).toHaveFocus();

    chooseDay('2026-11-24');
    await submit();
    expect(screen.getByRole('radio', { name: '08:00' })).toHaveFocus();
    chooseTime('18:00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).not.toHaveAccessibleDescription();

    // The browser's own validation covers the other fields.
    const ask = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');
    await submit();
    expect(ask).toHaveReturnedWith(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("shows the status of a failure, then the service's message, and does not clear the form", async () => {
    respond('', 503, 'Service Unavailable');
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();

    const specified = (problem: string) =>
      `Erreur lors de l’envoi : ${problem}. Veuillez réessayer ou nous contacter directement au 04 65 71 63 36.`;
    expect(screen.getByRole('alert')).toHaveTextContent(
      specified('Erreur serveur : 503 - Service Unavailable'),
    );
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('Visiteur Exemple');
    const ways = within(screen.getByRole('alert'));
    const [phone] = ways.getAllByRole('link', { name: '04 65 71 63 36' });
    expect(phone).toHaveAttribute('href', 'tel:+33465716336');
    expect(ways.getByRole('link', { name: /par e-mail/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*18%3A00/),
    );

    respond('{"success":"false","message":"Trop de demandes."}', 429, 'Too Many Requests');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${specified('Erreur serveur : 429 - Too Many Requests')} Trop de demandes.`,
    );
    expect(sentFields(1)['Référence']).toBe(sentFields(0)['Référence']);
  });

  it('keeps the form if neither the service answers nor the browser can store the request', async () => {
    beUnreachable();
    renderInSite(<CallbackBooking />);
    fillIn();
    const blocked = blockStorage();
    await submit();
    blocked.mockRestore();

    expect(screen.getByRole('alert')).toHaveTextContent(/Le serveur ne répond pas/);
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('Visiteur Exemple');
  });
});
