import { act, fireEvent, screen } from '@testing-library/react';
import { onNotification } from '@renovation-th/shared/host-kernel';

/*
 * In a file that imports this module, each test starts on 20 November 2026, with empty storage and a mock service.
 */

export const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
export const toasts: unknown[] = [];

let stopListening = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  localStorage.clear();
  toasts.length = 0;
  stopListening = onNotification((toast) => toasts.push(toast));
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  stopListening();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Sets the response of the form service. jsdom has no Response; these are the members that submitForm reads. */
export const respond = (body: string, status = 200, statusText = '') =>
  fetchMock.mockResolvedValue({
    ok: status < 300,
    status,
    statusText,
    text: async () => body,
  } as Response);

export const accept = () => respond('{"success":"true","message":"","reference":"RTH-20261120-7KX2QD"}');

/** Makes the form service unreachable. */
export const beUnreachable = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

export const sentFields = (call = 0) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};

export const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

/** Presses a button, and waits for the response. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(0);
  });
}
