import { render, screen } from '@testing-library/react';
import { Button } from './Button';

describe('Button', () => {
  it('submits its form only with type="submit"', () => {
    render(
      <form>
        <Button look="plain">Fermer</Button>
        <Button look="quote" type="submit">
          Envoyer
        </Button>
      </form>,
    );

    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('type', 'submit');
  });
});
