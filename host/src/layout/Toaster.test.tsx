import '../testing/constructed-sheets';
import { act, render, screen } from '@testing-library/react';
import { importWithRetry, notify } from '@renovation-th/shared/kernel';
import { Toaster } from './Toaster';

jest.mock('@renovation-th/shared/kernel', () => ({
  ...jest.requireActual<object>('@renovation-th/shared/kernel'),
  importWithRetry: jest.fn(),
}));

it('does not show a message whose library came after the next message', async () => {
  const library = await import('./Toasts');
  let arrive = (_: typeof library) => {};
  jest
    .mocked(importWithRetry)
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    .mockResolvedValueOnce(library);
  render(<Toaster />);
  notify({ kind: 'error', display: 'alone', title: 'Erreur', message: 'Veuillez réessayer.' });
  await act(async () => notify({ kind: 'success', display: 'alone', title: 'Merci', message: 'Envoyé.' }));
  await act(async () => arrive(library));

  expect(screen.getByRole('alert')).toHaveTextContent('MerciEnvoyé.');
});
