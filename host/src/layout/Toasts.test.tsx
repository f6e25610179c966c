import '../testing/constructed-sheets';
import { act, render, screen } from '@testing-library/react';
import { showToast, Toasts } from './Toasts';

it('shows two messages at once, each announced and with ids of its own', () => {
  render(<Toasts />);
  for (const title of ['Un', 'Deux'])
    act(() => showToast({ kind: 'error', display: 'stacked', title, message: 'Appelez-nous.' }));

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'UnAppelez-nous.',
    'DeuxAppelez-nous.',
  ]);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
