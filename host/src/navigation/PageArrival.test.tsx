import { act, screen } from '@testing-library/react';
import { RouterLink, useLocation } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { RouteAnnouncer } from '../layout/RouteAnnouncer';
import type { Arrival } from '../sections/section-source';
import { samplePage } from '../testing/sample-site-document';
import { PageArrival } from './PageArrival';

const scrollTo = jest.fn();

function Site({ firstArrival }: { firstArrival: Arrival }) {
  const { pathname, key } = useLocation();
  const record = pathname === '/inconnu' ? null : samplePage(pathname === '/' ? '/' : '/services');

  return (
    <main>
      <PageArrival key={pathname} arrival={key === 'default' ? firstArrival : 'navigation'} record={record}>
        <h1 tabIndex={-1}>{pathname}</h1>
      </PageArrival>
      {['/services', '/services#peinture', '/inconnu'].map((path) => (
        <RouterLink key={path} to={path}>
          {`Vers ${path}`}
        </RouterLink>
      ))}
      <RouteAnnouncer />
    </main>
  );
}

const go = (path: string) => act(() => screen.getByRole('link', { name: `Vers ${path}` }).click());

beforeEach(() => {
  Object.assign(window, { scrollTo });
  scrollTo.mockClear();
  document.title = 'Accueil';
});

describe('a page that comes with the document', () => {
  it('changes nothing that the browser has done already', () => {
    renderInSite(<Site firstArrival="document" />);

    expect(document.title).toBe('Accueil');
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a page that replaces another', () => {
  it('brings its title, the focus on its heading, and the top of the page', () => {
    renderInSite(<Site firstArrival="document" />);

    go('/services');

    expect(document.title).toBe('Titre de /services');
    expect(screen.getByText('Titre de /services')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('heading', { level: 1, name: '/services' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('does so once, not on a jump inside the page', () => {
    renderInSite(<Site firstArrival="document" />);
    go('/services');
    scrollTo.mockClear();
    act(() => screen.getByRole('heading').blur());

    go('/services#peinture');

    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('heading')).not.toHaveFocus();
  });

  it('may be the not-found page', () => {
    renderInSite(<Site firstArrival="document" />);

    go('/inconnu');

    expect(document.title).toBe('Page introuvable | Rénovation TH');
    expect(screen.getByRole('heading', { name: '/inconnu' })).toHaveFocus();
  });
});
