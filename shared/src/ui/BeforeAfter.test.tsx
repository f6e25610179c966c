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

// Queries by label, because jsdom does not apply the style that makes the slider visible.
const slider = () =>
  screen.getByLabelText<HTMLInputElement>(/Façade à Riom.: déplacer la limite entre avant et après/);

const share = () => screen.getByRole('group', { name: 'Façade à Riom' }).style.getPropertyValue('--share');

describe('BeforeAfter', () => {
  it('shows both pictures with their captions', () => {
    show();

    const [before, after] = screen.getAllByRole('figure');
    expect(within(before!).getByRole('img', { name: 'Enduit fissuré' })).toBeInTheDocument();
    expect(before).toHaveTextContent('Avant');
    expect(within(after!).getByRole('img', { name: 'Enduit refait' })).toBeInTheDocument();
    expect(after).toHaveTextContent('Après');
  });

  it('moves the divider from the middle to the position of the dragged handle', () => {
    show();
    expect(slider().value).toBe('50');
    // Without a value, the stylesheet puts the divider in the middle.
    expect(share()).toBe('');

    fireEvent.input(slider(), { target: { value: '80' } });

    expect(share()).toBe('0.8');
  });

  it.each([
    ['a reloaded document', () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))],
    [
      'a document from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow')),
    ],
  ])('moves the divider to the value that the browser restored in %s', (_, load) => {
    show();
    slider().value = '70';

    load();

    expect(share()).toBe('0.7');
  });

  it('gives each slider a unique id, so that the browser can restore its value', () => {
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
