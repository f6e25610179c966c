import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Phrase } from './Phrase';

describe('a phrase', () => {
  it('keeps every word, and holds names together with the signs beside them', () => {
    const text = 'Rénovation TH, dans le Puy-de-Dôme\u00a0: façade («\u00a0Rénovation TH\u00a0»).';
    const { container } = renderInSite(<Phrase text={text} />);

    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
      'Rénovation TH,',
      'Puy-de-Dôme\u00a0:',
      '«\u00a0Rénovation TH\u00a0»).',
    ]);
  });
});
