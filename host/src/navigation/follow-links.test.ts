import '../testing/constructed-sheets';
import { followLinks } from './follow-links';

const follow = jest.fn<void, [string, object]>();

/** Clicks a link. @returns whether the click kept its native behaviour. */
function click(html: string, given: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...given });
  document.querySelector('a span, a text, a')?.dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  // jsdom logs that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  follow.mockClear();
});
beforeAll(() => followLinks(follow));
afterEach(() => jest.restoreAllMocks());

describe('a link', () => {
  it.each([
    ['a page', '<a href="/villes/riom"><span>Riom</span></a>', '/villes/riom'],
    [
      'a page with a query and a fragment',
      '<a href="/contact?ville=riom#devis">Devis</a>',
      '/contact?ville=riom#devis',
    ],
    ['a page, in an SVG map', '<svg><a href="/villes/riom"><text>Riom</text></a></svg>', '/villes/riom'],
    ['the page itself', '<a href="/">Accueil</a>', '/'],
    ['a fragment of this page', '<a href="#rappel">Rappel</a>', '/#rappel'],
  ])('is followed inside the document when it leads to %s', (_what, html, target) => {
    expect(click(html)).toBe(false);
    expect(follow).toHaveBeenCalledWith(target, expect.anything());
  });

  it.each([
    ['another site', '<a href="https://example.org/">Ailleurs</a>'],
    ['a phone number', '<a href="tel:+33465716336">Appeler</a>'],
    ['a file', '<a href="/media/attestation-12.pdf">Attestation (PDF)</a>'],
    ['a download', '<a href="/villes/riom" download>Riom</a>'],
    ['a new tab', '<a href="/villes/riom" target="_blank">Riom</a>'],
  ])('is left to the browser when it leads to %s', (_what, html) => {
    expect(click(html)).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'is left to the browser while %s is held',
    (key) => {
      expect(click('<a href="/villes/riom">Riom</a>', { [key]: true })).toBe(true);
    },
  );
});
