import type { ServerResponse } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import { eraseRequests } from '../erasure';
import { escapeHtml } from '../html-document';
import { requestsOf } from './find-requests';
import { sendView, unreadableSection, type OwnersDesk } from './owner-shell';
import { requestCard } from './request-card';

/** Finds what is kept of one person, shows it, and asks before it goes. */
export async function eraseView(
  { spool }: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const who = (query.get('qui') ?? '').trim();
  const { requests, unreadable } = who ? await requestsOf(spool, who) : { requests: [], unreadable: [] };
  const references = new Set(requests.map(({ reference }) => reference));

  sendView(response, {
    current: '/effacer',
    heading: ownerTexts.erase,
    done: query.get('fait'),
    body: [
      `<p>${ownerTexts.eraseHint}</p>`,
      `<form method="get" action="/effacer"><label for="qui">${ownerTexts.eraseLabel}</label>`,
      `<p class="row"><input id="qui" name="qui" required value="${escapeHtml(who)}">`,
      `<button type="submit" class="secondary">${ownerTexts.eraseFind}</button></p></form>`,
      who && references.size === 0 ? `<p role="status">${ownerTexts.eraseNone}</p>` : '',
      references.size === 0
        ? ''
        : `<h2>${ownerTexts.eraseFound(references.size)}</h2><p>${ownerTexts.eraseAlso}</p>` +
          requests.map((request) => requestCard(request)).join('') +
          confirmation([...references]),
      unreadableSection(unreadable),
    ].join(''),
  });
}

/** Erases exactly what was shown: a request that arrived since has not been looked at. */
export async function eraseShown(
  { spool, mailQueue, log }: OwnersDesk,
  sent: URLSearchParams,
): Promise<'effacee' | 'disparue'> {
  const references = new Set(sent.getAll('reference').filter(isReference));
  if (!sent.has('confirme') || references.size === 0) return 'disparue';
  const files = await eraseRequests(spool, references);
  mailQueue?.forget(references);
  log(`Erased at the owner's wish: ${references.size} requests, ${files} files.`);
  return files > 0 ? 'effacee' : 'disparue';
}

function confirmation(references: readonly string[]): string {
  const inputs = references.map((reference) => `<input type="hidden" name="reference" value="${reference}">`);
  return (
    `<form method="post" action="/effacer">${inputs.join('')}` +
    `<p class="choice"><input type="checkbox" id="confirme" name="confirme" value="oui" required>` +
    `<label for="confirme">${ownerTexts.eraseConfirm}</label></p>` +
    `<button type="submit">${ownerTexts.eraseNow}</button></form>`
  );
}
