import { act, fireEvent, screen, within } from '@testing-library/react';
import { fillIn, opened, show, submit } from '../testing/quote-visit';
import { accept, beUnreachable, fetchMock, respond, sentFields, toasts, type } from '../testing/visit';

describe('QuoteForm', () => {
  it('sends the answers, shows a toast, clears the form and opens /merci', async () => {
    accept();
    show();
    fillIn();
    await submit();

    expect(sentFields()).toMatchObject({
      Nom: 'Exemple',
      Téléphone: '06 39 98 12 34',
      Service_souhaité: 'Toiture',
      Urgence_projet: "Pas d'urgence particulière",
      Demande_rappel: 'Non',
      _next: 'http://localhost/merci',
      _honey: '',
    });
    expect(toasts).toEqual([
      {
        kind: 'success',
        display: 'alone',
        title: 'Demande envoyée\u202f!',
        message: 'Nous vous contacterons dans les plus brefs délais pour établir votre devis gratuit.',
      },
    ]);
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(screen.getByLabelText('Urgence')).toHaveValue("Pas d'urgence particulière");
    expect(localStorage).toHaveLength(0);

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(opened).toEqual(['/merci?demande=devis&ref=RTH-20261120-7KX2QD']);
  });

  it('sends an empty form nowhere, names the missing fields, and focuses the first', async () => {
    show();
    type('Nom', 'Exemple');
    await submit();

    expect(fetchMock).not.toHaveBeenCalled();
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Erreur', message: 'Veuillez remplir tous les champs obligatoires.' },
    ]);
    expect(screen.getByLabelText('Prénom')).toHaveFocus();
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Indiquez la ville des travaux.');
    expect(screen.getByLabelText('Ville')).toBeInvalid();
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');

    await act(async () => type('Ville', 'Riom'));
    expect(screen.getByLabelText('Ville')).toBeValid();
  });

  it('names the problems of a form before it moves the focus, and does not say that it is sending', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Envoyer ma demande de devis' });
    const name = screen.getByLabelText('Nom');
    const seen: (string | null)[] = [];
    name.addEventListener('focus', () => seen.push(name.getAttribute('aria-invalid')));
    fireEvent.click(button);
    expect(button).not.toHaveAttribute('aria-disabled');
    await act(async () => {});
    act(() => void jest.runOnlyPendingTimers());
    expect(seen).toEqual(['true']);
  });

  it('requires the day and the time of a requested call, and sends them', async () => {
    accept();
    show();
    fillIn();
    fireEvent.click(screen.getByLabelText('Je souhaite être rappelé'));
    await submit();
    expect(toasts).toMatchObject([
      { message: 'Veuillez sélectionner une date et une heure pour le rappel.' },
    ]);
    expect(screen.getByLabelText('Date du rappel')).toHaveFocus();

    fireEvent.change(screen.getByLabelText('Date du rappel'), { target: { value: '2026-11-24' } });
    fireEvent.click(screen.getByRole('radio', { name: '09:00' }));
    expect(screen.getByText('mardi 24 novembre 2026 à 09:00')).toBeInTheDocument();
    await submit();
    expect(sentFields()).toMatchObject({
      Demande_rappel: 'Oui',
      Date_rappel_demandée: 'mardi 24 novembre 2026',
      Heure_rappel_demandée: '09:00',
      Créneau_complet_rappel: 'mardi 24 novembre 2026 à 09:00',
    });
  });

  it('keeps its content after a failure, offers e-mail and phone, and retries with the same reference', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    beUnreachable();
    show();
    fillIn();
    await submit();

    expect(toasts).toMatchObject([
      { kind: 'error', message: 'Une erreur est survenue lors de l’envoi. Veuillez réessayer.' },
    ]);
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
    const failure = screen.getByRole('group', { name: 'Votre demande n’a pas pu être envoyée.' });
    expect(failure).toHaveFocus();
    const email = within(failure).getByRole('link', { name: /par e-mail/ });
    expect(decodeURIComponent(email.getAttribute('href') ?? '')).toContain('Toit à démousser.');
    expect(within(failure).getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);

    await submit();
    type('Nom', 'Autre');
    await submit();
    const [first, second, third] = [0, 1, 2].map((call) => sentFields(call)['Référence']);
    expect(first).toMatch(/^RTH-20261120-[0-9A-Z]{6}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    ['{"success":"false","message":"Trop de demandes."}', 429],
    ['{"success":"false","message":"Trop de demandes."}', 200],
  ])("adds the service's message to a failure: %s, status %d", async (body, status) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    respond(body, status);
    show();
    fillIn();
    await submit();
    expect(screen.getByRole('group', { name: /pas pu être envoyée/ })).toHaveTextContent('Trop de demandes.');
  });

  it('sends one request if the visitor presses twice', async () => {
    accept();
    show();
    fillIn();
    const button = screen.getByRole('button', { name: 'Envoyer ma demande de devis' });
    fireEvent.click(button);
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('ignores another press between the success and /merci, and no longer says that it is sending', async () => {
    accept();
    show();
    fillIn();
    await submit();
    await act(() => jest.advanceTimersByTimeAsync(120));
    const button = screen.getByRole('button', { name: 'Envoyer ma demande de devis' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await submit();

    expect(toasts).toMatchObject([{ kind: 'success' }]);
    expect(screen.getByLabelText('Nom')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Nom')).not.toHaveFocus();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('prefills fields from the URL, but only for known slugs', () => {
    const { unmount } = show('/contact?service=renovation-interieur&ville=cournon-auvergne');
    expect(screen.getByLabelText('Service souhaité')).toHaveDisplayValue('Rénovation intérieure');
    expect(screen.getByLabelText('Service souhaité')).toHaveValue('Rénovation intérieur');
    expect(screen.getByLabelText('Ville')).toHaveValue('Cournon-d’Auvergne');
    expect(localStorage).toHaveLength(0);
    unmount();
    show('/contact?service=constructor&ville=toString');
    expect(screen.getByLabelText('Service souhaité')).toHaveValue('');
    expect(screen.getByLabelText('Ville')).toHaveValue('');
  });
});
