import { act } from '@testing-library/react';
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

type AnswerDetails = { statusText?: string; retryAfter?: string | null };

// jsdom has no Response. These are the members that submitForm reads.
const answer = (body: string, status = 200, { statusText = '', retryAfter = null }: AnswerDetails = {}) =>
  ({
    ok: status < 300,
    status,
    statusText,
    headers: { get: (_name: string) => retryAfter },
    text: async () => body,
  }) as Response;

/** Sets the response of the form service. */
export const respond = (...parts: Parameters<typeof answer>) => {
  fetchMock.mockResolvedValue(answer(...parts));
};

/** Makes the form service unreachable. */
export const beUnreachable = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

/** Makes the form service wait. @returns a function that sends the response. */
export function answerLater(): (...parts: Parameters<typeof answer>) => Promise<void> {
  let arrive = (_: Response) => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  return (...parts) => act(async () => arrive(answer(...parts)));
}

export const sentFields = (call = 0) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};
