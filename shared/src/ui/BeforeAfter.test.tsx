import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../testing/render-in-site';
import room from './room.webp?picture';
import { BeforeAfter } from './BeforeAfter';

const picture = { source: room, alt: '' };
const slider = () => screen.getByLabelText<HTMLInputElement>(/déplacer la limite/);
const share = () => screen.getByRole('group', { name: 'Façade à Riom' }).style.getPropertyValue('--share');

beforeEach(() =>
  renderInSite(<BeforeAfter label="Façade à Riom" before={picture} after={picture} sizes="1px" />),
);

it('moves the divider to the position of the dragged handle', () => {
  fireEvent.input(slider(), { target: { value: '80' } });

  expect(share()).toBe('0.8');
});

it('moves the divider to the value that the browser restored', () => {
  slider().value = '70';
  fireEvent(window, new Event('pageshow'));

  expect(share()).toBe('0.7');
});
