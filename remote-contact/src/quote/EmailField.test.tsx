import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/quote-visit';

describe('EmailField', () => {
  it('suggests the address that the visitor probably meant', async () => {
    jest.useRealTimers();
    show();
    await userEvent.type(screen.getByLabelText('E-mail'), 'visiteur@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'visiteur@gmail.com' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('visiteur@gmail.com');
  });

  it('shows no suggestion while a mouse button is down', async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('E-mail'), 'visiteur@gmial.com');
    const target = screen.getByLabelText('Nom');
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(screen.getByLabelText('E-mail')).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'visiteur@gmail.com' })).toBeNull();

    await user.pointer({ keys: '[/MouseLeft]', target });
    expect(await screen.findByRole('button', { name: 'visiteur@gmail.com' })).toBeVisible();
  });
});
