import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Phrase } from './Phrase';

describe('Phrase', () => {
  it('keeps names and adjacent punctuation on one line, and does not change the text', () => {
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
