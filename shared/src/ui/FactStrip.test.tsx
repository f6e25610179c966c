import { render, screen } from '@testing-library/react';
import { FactStrip } from './FactStrip';

describe('A strip of facts', () => {
  it('reads as terms with their values', () => {
    render(<FactStrip label="En bref" facts={[{ value: 'sous 24 h', meaning: 'pour vous répondre' }]} />);

    expect(screen.getByRole('region', { name: 'En bref' })).toBeInTheDocument();
    expect(screen.getByRole('term')).toHaveTextContent('pour vous répondre');
    expect(screen.getByRole('definition')).toHaveTextContent('sous 24 h');
  });
});
