import { act, fireEvent, screen } from '@testing-library/react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import { useAddress } from '@renovation-th/shared/kernel';
import { InSection, renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { completions } from '../completions';
import ThanksPage from '../pages/ThanksPage';
import { QuoteForm } from '../quote/QuoteForm';

export const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
/** Everything that the page told its visitor. */
export const toasts: unknown[] = [];

let stopListening = () => {};

/** For `beforeEach`: a morning in November, with and an empty device. */
export function beginVisit(): void {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  localStorage.clear();
  toasts.length = 0;
  stopListening = onNotification((toast) => toasts.push(toast));
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
}

/** For `afterEach`. */
export function endVisit(): void {
  stopListening();
  jest.useRealTimers();
  jest.restoreAllMocks();
}

/** What compose tells the form of other remotes. */
export const choices = completions.contact.complete(null, samplePublished);

/** The form and, once the visitor is taken there, the thanks. */
function Site() {
  if (useAddress().pathname === '/merci') return <ThanksPage />;
  return (
    <InSection>
      <QuoteForm choices={choices} />
    </InSection>
  );
}

export const show = (path = '/contact') => renderInSite(<Site />, { path });

// jsdom has no Response; these are the parts that are read.
export const answer = (body: string, status = 200, retryAfter: string | null = null) =>
  ({
    ok: status < 300,
    status,
    statusText: '',
    headers: { get: (_name: string) => retryAfter },
    text: async () => body,
  }) as Response;

export const accept = () =>
  fetchMock.mockResolvedValue(answer('{"success":"true","message":"","reference":"RTH-20261120-7KX2QD"}'));

export const sentFields = (call = 0) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};

export const submitButton = () =>
  screen.getByRole('button', { name: /^(Envoyer ma demande de devis|Envoi en cours…)$/ });

export const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

export function fillIn(): void {
  type('Nom', 'Exemple');
  type('Prénom', 'Visiteur');
  type('E-mail', 'visiteur@exemple.fr');
  type('Téléphone', '06.39.98.12.34');
  type('Ville', 'Riom');
  fireEvent.change(screen.getByLabelText('Service souhaité'), { target: { value: 'Toiture' } });
  type('Description de votre projet', 'Toit à démousser.');
}

export async function submit(): Promise<void> {
  await act(async () => fireEvent.click(submitButton()));
}
