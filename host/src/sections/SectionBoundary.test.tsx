import { render, screen } from '@testing-library/react';
import { SectionBoundary } from './SectionBoundary';

/** Throws whatever it is given. */
function Throwing({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const fallback = (error: Error) => <p>{`Panne : ${error.message}`}</p>;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the boundary of a section', () => {
  it('shows its fallback, with the error, and leaves the surroundings alone', () => {
    render(
      <>
        <SectionBoundary fallback={fallback}>
          <Throwing thrown={new Error('x is not a function')} />
        </SectionBoundary>
        <p>Le reste</p>
      </>,
    );

    expect(screen.getByText('Panne : x is not a function')).toBeVisible();
    expect(screen.getByText('Le reste')).toBeVisible();
  });

  it('copes with a thrown value that is no error', () => {
    render(
      <SectionBoundary fallback={fallback}>
        <Throwing thrown="délai dépassé" />
      </SectionBoundary>,
    );

    expect(screen.getByText('Panne : délai dépassé')).toBeVisible();
  });

  it('gives another page a new try, and the same page none', () => {
    const { rerender } = render(
      <SectionBoundary fallback={fallback} resetKey="/">
        <Throwing thrown={new Error('x')} />
      </SectionBoundary>,
    );

    rerender(
      <SectionBoundary fallback={fallback} resetKey="/">
        <p>Accueil</p>
      </SectionBoundary>,
    );
    expect(screen.getByText('Panne : x')).toBeVisible();

    rerender(
      <SectionBoundary fallback={fallback} resetKey="/services">
        <p>Services</p>
      </SectionBoundary>,
    );
    expect(screen.getByText('Services')).toBeVisible();
  });
});
