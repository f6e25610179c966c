import { fireEvent } from '@testing-library/react';
import { enhanceDividers } from './enhance-dividers';

enhanceDividers();
document.body.innerHTML = '<div><input type="range" data-divider /></div>';
const [slider] = document.querySelectorAll('input');
const share = () => slider?.parentElement?.style.getPropertyValue('--share');

it('moves the divider to the position of the dragged handle', () => {
  if (slider) fireEvent.input(slider, { target: { value: '80' } });
  expect(share()).toBe('0.8');
});

it('moves the divider to the value that the browser restored', () => {
  if (slider) slider.value = '70';
  fireEvent(window, new Event('pageshow'));
  expect(share()).toBe('0.7');
});
