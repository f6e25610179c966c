import { fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '../testing/render-in-site';
import room from './room.webp?picture';
import { BeforeAfter } from './BeforeAfter';

const pair = (label: string) => (
  <BeforeAfter
    label={label}
    before={{ source: room, alt: 'Enduit fissuré' }}
    after={{ source: room, alt: 'Enduit refait' }}
    sizes="100vw"
  />
);
const show = () => renderInSite(pair('Façade à Riom'));

// By its label: only a browser with scripts shows it, and jsdom knows no such media query.
const slider = () =>
  screen.getByLabelText<HTMLInputElement>(/Façade à Riom.: déplacer la limite entre avant et après/);

const share = () => screen.getByRole('group', { name: 'Façade à Riom' }).style.getPropertyValue('--share');

describe('two pictures of one place', () => {
  it('are both there, each with its caption', () => {
    show();

    const [before, after] = screen.getAllByRole('figure');
    expect(within(before!).getByRole('img', { name: 'Enduit fissuré' })).toBeInTheDocument();
    expect(before).toHaveTextContent('Avant');
    expect(within(after!).getByRole('img', { name: 'Enduit refait' })).toBeInTheDocument();
    expect(after).toHaveTextContent('Après');
  });

  it('are divided in the middle, and then where the visitor pulls the handle', () => {
    show();
    expect(slider().value).toBe('50');
    // The style sheet has the middle.
    expect(share()).toBe('');

    fireEvent.input(slider(), { target: { value: '80' } });

    expect(share()).toBe('0.8');
  });

  it.each([
    [
      'a document that is loaded again',
      () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true })),
    ],
    ['a document that is shown again', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
  ])('follow the handle that the browser has restored in %s', (_, load) => {
    show();
    slider().value = '70';

    load();

    expect(share()).toBe('0.7');
  });

  it('are told from other pairs by an id, for what restores the handles', () => {
    renderInSite(
      <>
        {pair('Façade à Riom')}
        {pair('Muret à Volvic')}
      </>,
    );

    const [one, other] = screen.getAllByLabelText(/déplacer la limite/).map(({ id }) => id);
    expect(one).toBeTruthy();
    expect(other).toBeTruthy();
    expect(one).not.toBe(other);
  });
});
