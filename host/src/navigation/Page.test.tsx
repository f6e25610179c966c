import { screen, waitFor } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { useUrl } from '@renovation-th/shared/kernel';
import { sectionHtml } from '../testing/section-html';
import { comes, follow, open } from '../testing/visit-site';

const mockLoad = jest.fn<Promise<ComponentType>, []>();
jest.mock('../federation/load-section', () => ({
  loadSection: () => mockLoad(),
  isBoundElsewhere: () => false,
}));

describe('the sections of a page', () => {
  const seen: string[] = [];
  const ended = jest.fn();

  function Seer() {
    const { pathname, search } = useUrl();
    useEffect(() => ended, []);
    // Hydration must not depend on the URL.
    useEffect(() => {
      if (pathname) seen.push(pathname + search);
    }, [pathname, search]);
    return <p>Vu</p>;
  }

  beforeEach(() => {
    seen.length = 0;
    mockLoad.mockResolvedValue(Seer);
  });
  const main = sectionHtml(<Seer />).replace('<div', '<div data-wanted=""');

  it('see only the URL of their own page, and are unmounted with the page', async () => {
    open('/villes', main);
    await waitFor(() => expect(seen).toEqual(['/villes']));
    await follow('/villes?tri=nom');
    await waitFor(() => expect(seen).toEqual(['/villes', '/villes?tri=nom']));
    expect(ended).not.toHaveBeenCalled();

    await follow('/contact?ville=riom#devis');
    await comes('/contact');
    expect(seen).toEqual(['/villes', '/villes?tri=nom']);
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });
});

describe('the error page', () => {
  it('replaces the page if a section without prerendered HTML throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = false;
    const Broken = () => {
      if (isBroken) throw new Error('x is not a function');
      return null;
    };
    const main = sectionHtml(<Broken />).replace('<div', '<div data-wanted=""');
    isBroken = true;
    mockLoad.mockResolvedValue(Broken);
    open('/villes', main);

    const heading = await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('x is not a function')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /^Appeler/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(screen.getByRole('main')).not.toHaveTextContent('Page /villes');
  });
});
