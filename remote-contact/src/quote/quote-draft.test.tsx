import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseStorage } from '@renovation-th/shared/testing/refuse-storage';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { accept, choices, fillIn, show, submit, type } from '../testing/quote-visit';
import { fetchMock, sentFields } from '../testing/visit';
import QuoteForm from './QuoteForm';

describe('the draft of the quote form', () => {
  it('is restored after a reload until the visitor clears it', async () => {
    const { unmount } = show();
    fillIn();
    fireEvent.click(screen.getByLabelText('Je souhaite être rappelé'));
    unmount();

    show();
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
    expect(screen.getByLabelText('Service souhaité')).toHaveValue('Toiture');
    expect(screen.getByLabelText('Je souhaite être rappelé')).toBeChecked();
    expect(screen.getByText(/^Nous avons retrouvé votre brouillon du 20 novembre/)).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(screen.getByText('Brouillon effacé.')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Effacer le brouillon' })).not.toBeInTheDocument();
  });

  it('is combined with input from before hydration', async () => {
    show();
    type('Ville', 'Riom');
    cleanup();

    await startInSite(<QuoteForm choices={choices} />, (html) => {
      html.querySelector<HTMLInputElement>('[name="Nom"]')!.value = 'Exemple';
    });

    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
    expect(screen.getByLabelText('Ville')).toHaveValue('Riom');
    expect(JSON.parse(localStorage.getItem('rth-quote-draft') ?? '')).toMatchObject({
      fields: { Nom: 'Exemple', Ville: 'Riom' },
    });
  });

  it('contains no prefilled values, and typing replaces the prefilled value of a focused field', async () => {
    const focus = (html: Element) => html.querySelector<HTMLInputElement>('[name="Ville"]')!.focus();
    await startInSite(<QuoteForm choices={choices} />, focus, { path: '/contact?ville=gerzat' });

    expect(screen.getByLabelText('Ville')).toHaveValue('Gerzat');
    expect(localStorage).toHaveLength(0);
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.setup({ delay: null }).keyboard('Riom');
    expect(screen.getByLabelText('Ville')).toHaveValue('Riom');
  });

  it('adds the time of earlier visits to the elapsed time of the request', async () => {
    accept();
    localStorage.setItem(
      'rth-quote-draft',
      JSON.stringify({ fields: {}, attempt: null, elapsed: 45_000, photos: 0, savedAt: Date.now() }),
    );
    show();
    fillIn();
    await submit();
    expect(Number(sentFields()['_elapsed'])).toBeGreaterThanOrEqual(45_000);
  });

  it('is reported as overwritten while another tab fills in the same form', () => {
    show();
    type('Nom', 'Exemple');
    const tell = (newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'rth-quote-draft', newValue })));
    tell('{"fields":{"Nom":"Autre"}}');
    expect(screen.getByText(/rempli dans un autre onglet/)).toBeVisible();
    tell(null);
    expect(screen.queryByText(/rempli dans un autre onglet/)).toBeNull();
  });

  it('does not prevent sending if storage is blocked', async () => {
    refuseStorage('setItem');
    accept();
    show();
    fillIn();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

it('the quote form prefills fields from the URL, but only for known slugs', () => {
  const { unmount } = show('/contact?service=renovation-interieur&ville=cournon-auvergne');
  expect(screen.getByLabelText('Service souhaité')).toHaveDisplayValue('Rénovation intérieure');
  expect(screen.getByLabelText('Service souhaité')).toHaveValue('Rénovation intérieur');
  expect(screen.getByLabelText('Ville')).toHaveValue('Cournon-d’Auvergne');
  unmount();
  show('/contact?service=constructor&ville=toString');
  expect(screen.getByLabelText('Service souhaité')).toHaveValue('');
  expect(screen.getByLabelText('Ville')).toHaveValue('');
});
