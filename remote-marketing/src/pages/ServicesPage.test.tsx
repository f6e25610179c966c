import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { services } from '../content/services';
import ServicesPage from './ServicesPage';

const page = { path: '/services', title: '', description: '', view: 'services', data: null } as const;

describe('the page of all services', () => {
  it.each(Object.values(services).map((service) => [service.name, service] as const))(
    'shows %s with its parts and the way to its page',
    (name, { path, parts }) => {
      renderInSite(<ServicesPage page={page} />);

      expect(screen.getByRole('link', { name: `Découvrir : ${name}` })).toHaveAttribute('href', path);
      const list = screen.getByRole('list', { name: `${name}\u00a0: ce que nous faisons` });
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(parts.map(({ id }) => `${path}#${id}`));
    },
  );

  it('says what is done here, what goes to others, and what is not done', () => {
    renderInSite(<ServicesPage page={page} />);

    for (const name of ['Ce que nous faisons', 'Ce que nous confions', 'Ce que nous ne faisons pas'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  });
});
