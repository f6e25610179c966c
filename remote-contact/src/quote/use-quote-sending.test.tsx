import { act, fireEvent, screen } from '@testing-library/react';
import { onChangeUrl } from '@renovation-th/shared/host-kernel';
import { accept, fillIn, show, submit, submitButton } from '../testing/quote-visit';
import { answerLater, fetchMock, respond, toasts } from '../testing/visit';

describe('a quote form whose visitor leaves the page', () => {
  it('does not navigate away from the page that the visitor has opened instead', async () => {
    const arrive = answerLater();
    const { unmount } = show();
    fillIn();
    await submit();
    unmount();
    const leave = jest.fn();
    onChangeUrl(leave);
    await arrive('{"success":true}');

    act(() => jest.advanceTimersByTime(2_000));
    expect(leave).not.toHaveBeenCalled();
    expect(toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('can be sent again after the back/forward cache has restored it', async () => {
    accept();
    show();
    fillIn();
    await submit();
    fillIn();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);

    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('sending a quote form', () => {
  it('sends once when the visitor submits twice', async () => {
    const arrive = answerLater();
    show();
    fillIn();
    const form = screen.getByRole('form', { name: 'Demande de devis' });
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });

    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveTextContent('Envoi en cours…');
    submitButton().focus();
    expect(submitButton()).toHaveFocus();
    await arrive('{"success":true}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    [413, null, 'Un des champs est trop long.', /trop long\..*corrigez-la avant de réessayer/],
    [429, '300', 'Trop d’envois.', /Trop d’envois\..*réessayer dans 5\s?minutes/],
    [503, null, 'Incident technique.', /Incident technique\..*vous pouvez réessayer/],
    [503, null, '', /vous pouvez réessayer/],
  ])(
    'shows the message of our service, and advice about a retry: status %d',
    async (status, wait, message, words) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      respond(JSON.stringify({ success: 'false', message }), status, { retryAfter: wait });
      show();
      fillIn();
      await submit();

      expect(screen.getByRole('group', { name: /pas pu être envoyée/ })).toHaveTextContent(words);
      expect(screen.queryByRole('group', { name: /en attente/ })).toBeNull();
    },
  );
});
