import { act, screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { pageHere } from '../navigation/pages-here';
import { ConnectionStatus } from './ConnectionStatus';

jest.mock('../navigation/pages-here');

const status = () => screen.getByRole('status');

function goOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the connection status', () => {
  it('has nothing to say while all is well', () => {
    renderInSite(<ConnectionStatus />);

    expect(status()).toBeEmptyDOMElement();
  });

  it('stays while the visitor is offline, with the phone number', () => {
    jest.useFakeTimers();
    renderInSite(<ConnectionStatus />);

    goOnline(false);
    act(() => jest.advanceTimersByTime(60_000));

    expect(status()).toHaveTextContent('Vous êtes hors connexion.');
    expect(within(status()).getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
  });

  it('says shortly that the connection is back', () => {
    jest.useFakeTimers();
    renderInSite(<ConnectionStatus />);
    goOnline(false);

    goOnline(true);
    expect(status()).toHaveTextContent('De nouveau en ligne.');
    act(() => jest.advanceTimersByTime(5_000));

    expect(status()).toBeEmptyDOMElement();
  });

  it('knows of a connection that was lost before it was there', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    renderInSite(<ConnectionStatus />);

    expect(status()).toHaveTextContent('Vous êtes hors connexion.');
  });
});

describe('a link that is followed offline', () => {
  /** Whether the browser, or the shell, would have followed it. */
  const follow = (path: string, keys: MouseEventInit = {}) => {
    const anchor = Object.assign(document.createElement('a'), { href: path });
    document.body.append(anchor);
    const follows = jest.fn((event: Event) => event.preventDefault());
    anchor.addEventListener('click', follows);
    act(
      () => void anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    );
    anchor.remove();
    return follows.mock.calls.length > 0;
  };

  beforeEach(() => {
    jest.mocked(pageHere).mockReturnValue(null);
    renderInSite(<ConnectionStatus />);
    goOnline(false);
  });

  it('keeps the page and says so, until the connection is back', () => {
    expect(follow('/contact')).toBe(false);
    expect(status()).toHaveTextContent('La page demandée ne peut pas s’ouvrir hors connexion.');
    goOnline(true);
    expect(follow('/contact')).toBe(true);
    goOnline(false);
    expect(status()).toHaveTextContent('Vous êtes hors connexion.');
  });

  it.each(['tel:+33199001234', '#contenu', '/?source=carte', 'https://exemple.fr/'])('lets %s be', (path) => {
    expect(follow(path)).toBe(true);
  });

  it('opens a page that has come already', () => {
    const main = document.createElement('main');
    const page = { main } as unknown as ReturnType<typeof pageHere>;
    jest.mocked(pageHere).mockImplementation((path) => (path === '/contact' ? page : null));

    expect(follow('/contact')).toBe(true);
    expect(follow('/villes')).toBe(false);
  });

  it('leaves other tabs to the browser', () => {
    expect(follow('/contact', { ctrlKey: true })).toBe(true);
  });
});
