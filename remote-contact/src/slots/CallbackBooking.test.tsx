import { act, fireEvent, screen, within } from '@testing-library/react';
import { sendingSide } from '@renovation-th/shared/host-kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import CallbackForm from '../callback/CallbackForm';
import CallbackBooking from './CallbackBooking';

// Posts alone: tokens are asked for beside them.
const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const tokenMock = jest.fn<Promise<Response>, []>();
const fetchEither: typeof fetch = (target, init) => (init ? fetchMock(target, init) : tokenMock());
const giveToken = () => tokenMock.mockResolvedValue({ json: async () => ({ token: 'a-token' }) } as Response);
// jsdom has no Response; these are the parts that are read.
const respond = (body: string, status = 200, statusText = '') =>
  fetchMock.mockResolvedValue({ ok: status < 300, status, statusText, text: async () => body } as Response);
const sentFields = (call = 0) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};

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

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  localStorage.clear();
  fetchMock.mockReset();
  tokenMock.mockReset();
  giveToken();
  globalThis.fetch = fetchEither;
});

afterEach(() => jest.useRealTimers());

describe('the callback booking', () => {
  it('refuses Sundays and past days, and forgets an hour that another day does not offer', () => {
    renderInSite(<CallbackBooking />);
    chooseDay('2026-11-22');
    expect(screen.getByLabelText('Choisissez votre date *')).toHaveAccessibleDescription(/Aucun créneau/);
    expect(screen.queryAllByRole('radio')).toHaveLength(0);

    chooseDay('2026-11-24');
    chooseTime('08:00');
    chooseDay('2026-11-20');
    expect(button()).toBeDisabled();
    chooseDay('2026-11-24');
    expect(screen.getByRole('radio', { name: '08:00' })).not.toBeChecked();
    expect(button()).toBeDisabled();
  });

  it('refuses the days on which he is away, and says which they are', () => {
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

  it('takes what was chosen before it started', async () => {
    await startInSite(<CallbackForm />, (html) => {
      html.querySelector<HTMLInputElement>('[name="Date_ISO"]')!.value = '2026-11-24';
      html.querySelector<HTMLInputElement>('[value="18:00"]')!.checked = true;
    });

    expect(screen.getByText('mardi 24 novembre 2026 à 18:00')).toBeVisible();
    expect(screen.getByRole('radio', { name: '18:00' })).toBeChecked();
    expect(button()).toBeEnabled();
  });

  it('sends the request, confirms it and starts afresh', async () => {
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
    expect(screen.getByRole('button', { name: 'Ajouter à mon agenda' })).toBeVisible();
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('');
    expect(screen.getByText('Sélectionnez d’abord une date')).toBeVisible();
  });

  it('asks for a token when it is begun, not before, and keeps it for every try of one request', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    renderInSite(<CallbackBooking />);
    expect(tokenMock).not.toHaveBeenCalled();
    fillIn();
    expect(tokenMock).toHaveBeenCalledTimes(1);
    await submit();

    expect(sentFields()['_token']).toBe('a-token');
    expect(sendingSide.waiting()).toMatchObject([{ fields: { _token: 'a-token' } }]);
    expect(tokenMock).toHaveBeenCalledTimes(1);
  });

  it('says what the server said, and keeps the form', async () => {
    respond('', 503, 'Service Unavailable');
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erreur lors de l’envoi : Erreur serveur : 503 - Service Unavailable. Veuillez réessayer ou nous contacter directement au 04 65 71 63 36.',
    );
    expect(screen.getByLabelText('Nom complet *')).toHaveValue('Visiteur Exemple');

    respond('{"success":"false","message":"Trop de demandes."}');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erreur lors de l’envoi : Trop de demandes. Veuillez',
    );
    expect(sentFields(1)['Référence']).toBe(sentFields(0)['Référence']);
  });

  it('keeps what was refused, for a visitor who closes the page, and drops it once corrected and sent', async () => {
    respond('', 403, 'Forbidden');
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
    expect(sendingSide.waiting().map(({ fields }) => fields)).toEqual([sentFields(1)]);

    const reference = String(sentFields(1)['Référence']);
    await act(async () => sendingSide.confirm(reference));
    expect(screen.queryByRole('group', { name: /^Demande en attente/ })).not.toBeInTheDocument();
    expect(screen.getByText(`Votre demande ${reference} est bien arrivée.`)).toBeVisible();
  });

  it('lets the visitor delete a request that waits', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    renderInSite(<CallbackBooking />);
    fillIn();
    await submit();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Supprimer' })));

    expect(screen.queryByText('Demande en attente')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});
