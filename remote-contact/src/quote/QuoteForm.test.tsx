import { act, fireEvent, screen, within } from '@testing-library/react';
import { accept, fillIn, show, submit, type } from '../testing/quote-visit';
import { beUnreachable, fetchMock, sentFields, toasts } from '../testing/visit';

describe('QuoteForm', () => {
  it('sends the answers, shows a toast and opens /merci', async () => {
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

    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByLabelText('Adresse')).toHaveTextContent(
      '/merci?demande=devis&ref=RTH-20261120-7KX2QD',
    );
  });

  it('lists the missing fields and sends nothing', async () => {
    show();
    type('Nom', 'Exemple');
    await submit();

    expect(fetchMock).not.toHaveBeenCalled();
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Erreur', message: 'Veuillez remplir tous les champs obligatoires.' },
    ]);
    const summary = screen.getByRole('group', { name: '6 champs sont à corriger.' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('heading')).toHaveTextContent('6 champs sont à corriger.');
    expect(within(summary).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Indiquez la ville des travaux.');
    expect(screen.getByLabelText('Ville')).toBeInvalid();
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');

    fireEvent.click(within(summary).getByRole('link', { name: /^Ville/ }));
    expect(screen.getByLabelText('Ville')).toHaveFocus();
    type('Ville', 'Riom');
    expect(screen.getByLabelText('Ville')).toBeValid();
    // The list does not change until the next try.
    expect(within(summary).getAllByRole('link')).toHaveLength(6);
    await submit();
    expect(screen.getByRole('group', { name: '5 champs sont à corriger.' })).toHaveFocus();
  });

  it('scrolls from the summary to the label or legend of a field', async () => {
    const seen: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent);
    });
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    show();
    fireEvent.click(screen.getByLabelText('Je souhaite être rappelé'));
    await submit();
    for (const name of [/^E-mail/, /^Heure du rappel/]) fireEvent.click(screen.getByRole('link', { name }));

    expect(seen).toEqual(['E-mail', 'Heure du rappel']);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('reports an incomplete e-mail address or telephone number', async () => {
    show();
    fillIn();
    type('E-mail', 'visiteur@');
    type('Téléphone', '06 39');
    await submit();

    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/adresse complète/);
    expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription(/incomplet/);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('removes spaces and invisible characters that were copied along', async () => {
    accept();
    show();
    fillIn();
    type('Nom', 'Éléonore\u200d');
    type('E-mail', ' jeanne@exemple.fr ');
    type('Téléphone', '\u202a+33 6 39 98 12 34\u202c');
    await submit();

    expect(sentFields()).toMatchObject({ Email: 'jeanne@exemple.fr', Téléphone: '06 39 98 12 34' });
  });

  it('treats a field with only invisible characters as empty', async () => {
    show();
    fillIn();
    type('Nom', '\u200b\u200e');
    await submit();

    expect(screen.getByLabelText('Nom')).toBeInvalid();
    expect(fetchMock).not.toHaveBeenCalled();
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
    const email =
      within(failure)
        .getByRole('link', { name: /par e-mail/ })
        .getAttribute('href') ?? '';
    expect(decodeURIComponent(email)).toContain('Toit à démousser.');
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
    ['sends text that was typed into the honeypot', 'Buy now', true, 'Buy now'],
    ['ignores a honeypot filled without a key press, as autofill does', 'Exemple SARL', false, ''],
    ['ignores a honeypot with the value of another field', 'Exemple', true, ''],
  ])('%s', async (_title, value, isTyped, sent) => {
    accept();
    show();
    fillIn();
    const honeypot = screen.getByLabelText('Ne remplissez pas ce champ');
    if (isTyped) fireEvent.keyDown(honeypot, { key: 'E' });
    fireEvent.input(honeypot, { target: { value } });
    await submit();
    expect(sentFields()['_honey']).toBe(sent);
  });
});
