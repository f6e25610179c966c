import { act, fireEvent, screen } from '@testing-library/react';
import { notify, type Notification } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import '../testing/constructed-sheets';
import { Toaster } from './Toaster';

/** Milliseconds that tests wait: longer than a toast's animation, but not so long that the toast closes. */
const transition = 700;

const stacked = (title: string, kind: Notification['kind'] = 'info') =>
  ({ kind, title, display: 'stacked' }) satisfies Notification;
const alone = (title: string, kind: Notification['kind'] = 'success') =>
  ({ kind, title, message: 'Une phrase.', display: 'alone' }) satisfies Notification;

/** Advances the clock in steps, because React renders after each step and a toast needs several renders. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

async function sendToasts(...notifications: Notification[]) {
  await act(async () => notifications.forEach(notify));
  await pass(transition);
}

/** Elements whose changes assistive technology announces. */
const liveRegions = '[aria-live], [role="status"], [role="alert"], [role="log"]';
const toasts = () => screen.queryAllByRole('button', { name: 'Fermer le message' });

describe('the toaster', () => {
  const hasFocus = jest.spyOn(document, 'hasFocus');
  beforeEach(() => {
    jest.useFakeTimers();
    hasFocus.mockReturnValue(true);
  });
  afterEach(() => jest.useRealTimers());

  it('shows a message that was sent before the toaster was rendered', async () => {
    notify(stacked('Numéro copié'));

    renderInSite(<Toaster />);
    await pass(transition);

    expect(screen.getByText('Numéro copié')).toBeVisible();
  });

  it('shows up to three messages at a time, for 4 s', async () => {
    renderInSite(<Toaster />);
    await sendToasts(stacked('Un'), stacked('Deux'), stacked('Trois'));
    expect(toasts()).toHaveLength(3);

    await sendToasts(stacked('Quatre'));
    expect(screen.queryByText('Un')).not.toBeInTheDocument();
    expect(toasts()).toHaveLength(3);

    await pass(4_000 + transition);
    expect(toasts()).toHaveLength(0);
  });

  it('replaces other messages with one marked `alone`, for 5 s', async () => {
    renderInSite(<Toaster />);
    await sendToasts(stacked('Un'), stacked('Deux'));

    await sendToasts(alone('Demande envoyée'));

    expect(toasts()).toHaveLength(1);
    expect(screen.getByText('Demande envoyée')).toBeVisible();
    expect(screen.getByText('Une phrase.')).toBeVisible();
    await pass(3_000);
    expect(screen.getByText('Demande envoyée')).toBeVisible();
    await pass(2_000 + transition);
    expect(toasts()).toHaveLength(0);
  });

  it('keeps an error for 10 s', async () => {
    renderInSite(<Toaster />);
    await sendToasts(alone('Erreur', 'error'));

    await pass(9_000);
    expect(screen.getByText('Erreur')).toBeVisible();

    await pass(1_000 + transition);
    expect(toasts()).toHaveLength(0);
  });

  it('does not replace an error with newer messages', async () => {
    renderInSite(<Toaster />);

    await sendToasts(stacked('Erreur', 'error'), stacked('Un'), stacked('Deux'));
    await sendToasts(stacked('Trois'));

    expect(screen.getByText('Erreur')).toBeVisible();
  });

  it('keeps a focused message, and every message while the visitor is in another window', async () => {
    renderInSite(<Toaster />);
    await sendToasts(stacked('Un'));
    const dismiss = screen.getByRole('button', { name: 'Fermer le message' });

    act(() => dismiss.focus());
    await pass(20_000);
    act(() => dismiss.blur());
    hasFocus.mockReturnValue(false);
    await pass(20_000);
    expect(screen.getByText('Un')).toBeVisible();

    hasFocus.mockReturnValue(true);
    await pass(4_000 + transition);
    expect(screen.queryByText('Un')).not.toBeInTheDocument();
  });

  it('returns the focus of a removed message to the previously focused element', async () => {
    renderInSite(
      <>
        <main tabIndex={-1}>
          <button type="button">Envoyer</button>
        </main>
        <Toaster />
      </>,
    );
    await sendToasts(stacked('Un'), stacked('Deux'));
    const send = screen.getByRole('button', { name: 'Envoyer' });
    const [first, second] = screen.getAllByRole('button', { name: 'Fermer le message' });
    act(() => send.focus());
    act(() => first?.focus());
    act(() => second?.focus());

    if (second) fireEvent.click(second);
    expect(send).toHaveFocus();

    act(() => first?.focus());
    await sendToasts(alone('Seul'));
    expect(screen.queryByText('Un')).not.toBeInTheDocument();
    expect(send).toHaveFocus();
  });

  it('removes a dismissed message, and focuses the page if no element had the focus before', async () => {
    renderInSite(
      <>
        <main tabIndex={-1} />
        <Toaster />
      </>,
    );
    await sendToasts(stacked('Erreur', 'error'));
    const dismiss = screen.getByRole('button', { name: 'Fermer le message' });

    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(screen.getByRole('main')).toHaveFocus();
    await pass(transition);
    expect(toasts()).toHaveLength(0);
  });

  it.each(['info', 'error'] as const)(
    'announces %s once, in a live region that existed before the message',
    async (kind) => {
      const { container } = renderInSite(<Toaster />);
      const [region, ...others] = container.querySelectorAll(liveRegions);
      expect(region).toHaveAttribute('aria-live', 'polite');
      expect(others).toEqual([]);

      await sendToasts(stacked('Un', kind));

      expect(region).toContainElement(screen.getByText('Un'));
      expect([...container.querySelectorAll(liveRegions)]).toEqual([region]);
    },
  );
});
