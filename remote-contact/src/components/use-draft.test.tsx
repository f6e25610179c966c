import { cleanup, screen } from '@testing-library/react';
import { refuseStorage } from '@renovation-th/shared/testing/refuse-storage';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import QuoteForm from '../quote/QuoteForm';
import { choices, fillIn, show, submit } from '../testing/quote-visit';
import { accept, beUnreachable, fetchMock, sentFields, type } from '../testing/visit';

describe('the draft of a form', () => {
  it('gives way to text from before hydration, which it keeps too', async () => {
    show();
    type('Nom', 'Ancien');
    type('Ville', 'Riom');
    cleanup();

    history.replaceState(null, '', '/contact?ville=gerzat');
    await startInSite(<QuoteForm choices={choices} />, (html) => {
      html.querySelector<HTMLInputElement>('[name="Nom"]')!.value = 'Exemple';
    });
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
    expect(screen.getByLabelText('Ville')).toHaveValue('Riom');
    expect(JSON.parse(localStorage.getItem('rth-quote-draft') ?? '')).toMatchObject({
      texts: { Nom: 'Exemple', Ville: 'Riom' },
    });
  });

  it('gives way to a later prefill, except for what the visitor typed or chose', () => {
    show('/contact?service=renovation-interieur&ville=gerzat');
    type('Nom', 'Exemple');
    cleanup();
    const { unmount } = show('/contact?service=toiture&ville=riom');
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
    expect(screen.getByLabelText('Ville')).toHaveValue('Riom');
    expect(screen.getByLabelText('Service souhaité')).toHaveValue('Toiture');

    type('Ville', 'Royat');
    unmount();
    show('/contact?service=toiture&ville=riom');
    expect(screen.getByLabelText('Ville')).toHaveValue('Royat');
  });

  it('gives requests for two prefilled towns two references', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    beUnreachable();
    show('/contact?ville=gerzat');
    fillIn();
    type('Ville', 'Gerzat');
    await submit();
    cleanup();
    show('/contact?ville=riom');
    await submit();
    expect(sentFields(1)).toMatchObject({ Ville: 'Riom' });
    expect(sentFields(1)['Référence']).not.toBe(sentFields(0)['Référence']);
  });

  it('keeps the reference of an unconfirmed request over a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    beUnreachable();
    show();
    fillIn();
    await submit();
    cleanup();
    show();
    await submit();
    expect(sentFields(1)['Référence']).toBe(sentFields(0)['Référence']);
  });

  it('is kept for thirty days', () => {
    show();
    type('Nom', 'Exemple');
    cleanup();
    jest.setSystemTime(new Date('2026-12-20T08:00:00Z'));
    show();
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');
  });

  it.each([
    ['older than thirty days', { texts: { Nom: 'Exemple' }, attempt: {}, savedAt: Date.UTC(2026, 9, 20) }],
    ['malformed', { texts: { Nom: 3 }, savedAt: Date.UTC(2026, 10, 20) }],
  ])('is deleted if it is %s', (_what, draft) => {
    localStorage.setItem('rth-quote-draft', JSON.stringify(draft));
    show();
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('does not prevent sending if storage is blocked', async () => {
    refuseStorage('getItem', 'setItem');
    accept();
    show();
    fillIn();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
