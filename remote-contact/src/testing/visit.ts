import { act } from '@testing-library/react';
import { onNotification } from '@renovation-th/shared/host-kernel';

/*
 * Each test of a file that imports this is a visit: a morning in November, with an empty device and a form service.
 */

export const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
/** Everything that the page told its visitor. */
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

// jsdom has no Response; these are the parts that are read.
const answer = (body: string, status = 200, { statusText = '', retryAfter = null }: AnswerDetails = {}) =>
  ({
    ok: status < 300,
    status,
    statusText,
    headers: { get: (_name: string) => retryAfter },
    text: async () => body,
  }) as Response;

/** What the form service answers from now on. */
export const respond = (...parts: Parameters<typeof answer>) => {
  fetchMock.mockResolvedValue(answer(...parts));
};

/** The form service answers nothing from now on. */
export const beUnreachable = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

/** The form service answers when the returned function is called. */
export function answerLater(): (...parts: Parameters<typeof answer>) => Promise<void> {
  let arrive = (_: Response) => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  return (...parts) => act(async () => arrive(answer(...parts)));
}

export const sentFields = (call = 0) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};
