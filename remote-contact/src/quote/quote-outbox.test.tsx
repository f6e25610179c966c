import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { outbox } from '@renovation-th/shared/kernel';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { accept, choices, fillIn, show, submit, type } from '../testing/quote-visit';
import { beUnreachable, fetchMock, sentFields, toasts } from '../testing/visit';
import QuoteForm from './QuoteForm';

const failure = () => screen.queryByRole('group', { name: 'Votre demande n’a pas pu être envoyée.' });
const reference = (call = 0) => String(sentFields(call)['Référence']);

function askForCall(): void {
  fireEvent.click(screen.getByLabelText('Je souhaite être rappelé'));
  fireEvent.change(screen.getByLabelText('Date du rappel'), { target: { value: '2026-11-24' } });
  fireEvent.click(screen.getByRole('radio', { name: '09:00' }));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  beUnreachable();
});
afterEach(() => {
  for (const call of fetchMock.mock.calls.keys()) outbox.remove(reference(call));
});

describe('an unanswered quote request', () => {
  it('waits in the outbox under its reference, and clears the form once it is confirmed', async () => {
    show();
    fillIn();
    await submit();
    expect(hostOutbox.waiting()).toMatchObject([{ reference: reference(), fields: { Nom: 'Exemple' } }]);
    expect(failure()).toHaveTextContent(`partira d’elle-même dès que la connexion le permettra`);
    expect(failure()).toHaveTextContent(reference());
    expect(screen.getByLabelText('Nom')).toHaveValue('Exemple');

    act(() => hostOutbox.confirm(reference()));
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(failure()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['unchanged', () => {}],
    ['changed', () => type('Ville', 'Thiers')],
    ['unmounted', () => cleanup()],
  ])('replaces the error toast once it is confirmed, if the form is %s', async (_what, happen) => {
    show();
    fillIn();
    await submit();
    happen();
    expect(toasts).toMatchObject([{ kind: 'error', message: expect.stringContaining('Veuillez réessayer') }]);

    act(() => hostOutbox.confirm(reference()));
    // A toast with `alone` replaces the error toast.
    expect(toasts.slice(1)).toMatchObject([
      { kind: 'success', display: 'alone', title: 'Demande envoyée\u202f!' },
    ]);
  });

  it('is removed from the outbox once a retry succeeds', async () => {
    show();
    fillIn();
    await submit();
    accept();
    await submit();
    expect(reference(1)).toBe(reference(0));
    expect(hostOutbox.waiting()).toEqual([]);
  });

  it('is replaced by a corrected request, and does not clear the corrected form', async () => {
    show();
    fillIn();
    await submit();
    type('Nom', 'Autre');
    act(() => hostOutbox.confirm(reference()));
    expect(screen.getByLabelText('Nom')).toHaveValue('Autre');

    await submit();
    expect(hostOutbox.waiting()).toMatchObject([{ reference: reference(1), fields: { Nom: 'Autre' } }]);
  });

  it.each([
    ['is restored in the form while it waits', () => {}, 'Exemple'],
    ['is not restored once it is confirmed', () => hostOutbox.confirm(reference()), ''],
  ])('%s', async (_what, happen, name) => {
    const { unmount } = show();
    fillIn();
    await submit();
    unmount();
    happen();

    show();
    expect(screen.getByLabelText('Nom')).toHaveValue(name);
  });

  it.each(['before', 'after'])(
    'clears its form if the service confirms it %s the Back button has restored the fields',
    async (when) => {
      show();
      fillIn();
      askForCall();
      await submit();
      const controls = (of: ParentNode) =>
        of.querySelectorAll<HTMLInputElement>('[name]:not([type="hidden"])');
      const left = [...controls(document)].map(({ value, checked }) => ({ value, checked }));
      cleanup();
      if (when === 'before') hostOutbox.confirm(reference());
      await startInSite(
        <QuoteForm choices={choices} />,
        (html) => controls(html).forEach((control, index) => Object.assign(control, left[index])),
        { path: '/contact' },
      );
      if (when === 'after') act(() => hostOutbox.confirm(reference()));

      expect(screen.getByLabelText('Nom')).toHaveValue('');
      expect(screen.queryByText('mardi 24 novembre 2026 à 09:00')).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('waits in the outbox even if the visitor has left the page', async () => {
    let fail = () => {};
    fetchMock.mockReturnValue(new Promise((_resolve, reject) => (fail = () => reject(new TypeError()))));
    const { unmount } = show();
    fillIn();
    await submit();
    unmount();
    await act(async () => fail());
    expect(hostOutbox.waiting()).toMatchObject([{ reference: reference() }]);

    hostOutbox.confirm(reference());
    show();
    expect(screen.getByLabelText('Nom')).toHaveValue('');
  });
});
