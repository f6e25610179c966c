import { act, render, screen } from '@testing-library/react';
import { announceTitle } from '../navigation/announced-title';
import { RouteAnnouncer } from './RouteAnnouncer';

const said = () => document.querySelector('[aria-live]')?.textContent;

describe('the route announcer', () => {
  it('leaves the first page to the browser, and says the title of each page after it', () => {
    render(<RouteAnnouncer />);
    expect(said()).toBe('');

    act(() => announceTitle('Toiture'));
    expect(screen.getByText('Toiture')).toHaveAttribute('aria-live', 'polite');

    act(() => announceTitle('Accueil'));
    expect(said()).toBe('Accueil');
  });
});
