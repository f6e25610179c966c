import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { useLocation } from './kernel';

const Address = () => {
  const { pathname, search, hash, state } = useLocation();
  return <output>{pathname + search + hash + (state ? ` depuis ${state.from}` : '')}</output>;
};

/** A page whose links are plain HTML, and the click on one of them. @returns whether the browser was left to it. */
function click(link: string, given: MouseEventInit = {}): boolean {
  renderInSite(<Address />).container.insertAdjacentHTML('beforeend', link);
  const target = document.querySelector('a span, a text, a')!;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...given });
  // jsdom knows no navigation, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent(target, event);
  return !event.defaultPrevented;
}

const address = () => screen.getByRole('status').textContent;

afterEach(() => jest.restoreAllMocks());

describe('a link of plain HTML', () => {
  it.each([
    ['a page', '<a href="/villes/riom"><span>Riom</span></a>', '/villes/riom'],
    ['a query and a place', '<a href="/contact?ville=riom#devis">Devis</a>', '/contact?ville=riom#devis'],
    ['a page, on a map', '<svg><a href="/villes/riom"><text>Riom</text></a></svg>', '/villes/riom'],
  ])('is followed inside the document when it names %s', (_what, link, target) => {
    expect(click(link)).toBe(false);
    expect(address()).toBe(`${target} depuis /`);
  });

  it.each([
    ['another site', '<a href="https://example.org/">Ailleurs</a>'],
    ['a telephone', '<a href="tel:+33465716336">Appeler</a>'],
    ['a place on this page', '<a href="#rappel">Rappel</a>'],
    ['a file', '<a href="/releases/host/notices.txt">Licences</a>'],
    ['a download', '<a href="/villes/riom" download>Riom</a>'],
    ['a new tab', '<a href="/villes/riom" target="_blank">Riom</a>'],
  ])('is left to the browser when it names %s', (_what, link) => {
    expect(click(link)).toBe(true);
    expect(address()).toBe('/');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'is left to the browser with %s held, which opens it elsewhere',
    (key) => {
      expect(click('<a href="/villes/riom">Riom</a>', { [key]: true })).toBe(true);
    },
  );
});
