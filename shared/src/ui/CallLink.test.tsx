import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { CallLink } from './CallLink';

describe('CallLink', () => {
  it('shows the national number and dials the international one', () => {
    renderInSite(<CallLink />);

    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute('href', 'tel:+33465716336');
  });

  it('shows a prefix before the number', () => {
    renderInSite(<CallLink prefix="Appeler le " />);

    expect(screen.getByRole('link', { name: 'Appeler le 04 65 71 63 36' })).toBeInTheDocument();
  });
});
