import { act, screen } from '@testing-library/react';
import { notify } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Toaster } from './Toaster';

jest.mock('./ToastStack', () => {
  throw new Error('The chunk cannot be loaded.');
});

describe('the toaster, when its library cannot be loaded', () => {
  it('says the message all the same', async () => {
    renderInSite(<Toaster />);

    await act(async () =>
      notify({ kind: 'error', title: 'Erreur', message: 'Veuillez réessayer.', display: 'alone' }),
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Erreur');
    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez réessayer.');
  });
});
