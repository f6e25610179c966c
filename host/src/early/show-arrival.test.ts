import { quoteQuery } from '@renovation-th/shared/forms/arrival';
import { showArrival } from './show-arrival';

// An observer would outlive its test.
jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation();

const reference = 'RTH-20261121-7KX2QD';

/** Opens the page with a query. @returns its visible text. */
function visibleText(query: string): string {
  history.replaceState(null, '', `/merci?${query}`);
  document.body.innerHTML = `
    <p data-sent="unknown">inconnu</p>
    <p data-sent="devis" hidden>devis</p>
    <p data-sent="rappel" hidden>rappel</p>
    <p data-call hidden><strong></strong></p>
    <p data-reference hidden><strong></strong></p>`;
  showArrival();
  const shown = [...document.body.querySelectorAll<HTMLElement>('p:not([hidden])')];
  return shown.map(({ textContent }) => textContent).join(' | ');
}

describe('showArrival', () => {
  it('names the sent quote request, its call and its reference', () => {
    expect(visibleText(quoteQuery(reference, { day: '2026-12-01', time: '09:00' }))).toBe(
      `devis | mardi 1er décembre 2026 à 09:00 | ${reference}`,
    );
    expect(visibleText(quoteQuery(reference, null))).toBe(`devis | ${reference}`);
  });

  it('names the callback request that was sent without JavaScript', () => {
    expect(visibleText(`demande=rappel&ref=${reference}`)).toBe(`rappel | ${reference}`);
  });

  it.each([
    '',
    'ref=x',
    'demande=argent',
    'demande=constructor',
    'jour=2026-02-30&heure=09:00',
    'jour=2026-11-26',
    'jour=2026-11-26&heure=9h',
    'jour=2026-11-26&heure=24:00',
    'jour=2026-11-26&heure=99:99',
  ])('ignores missing and impossible values: "%s"', (query) => {
    expect(visibleText(query)).toBe('inconnu');
  });
});
