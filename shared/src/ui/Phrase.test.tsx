import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Phrase } from './Phrase';

describe('a phrase', () => {
  it('keeps every word and holds names together', () => {
    const { container } = renderInSite(<Phrase text="Rénovation TH, dans le Puy-de-Dôme." />);

    expect(container).toHaveTextContent('Rénovation TH, dans le Puy-de-Dôme.');
    expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
      'Rénovation TH',
      'Puy-de-Dôme',
    ]);
  });
});
