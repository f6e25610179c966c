import { rateSentences, travelSentences } from './quote-rules';

describe('the prices on the site', () => {
  it('are stated as including VAT', () => {
    const sentences = [
      ...rateSentences({
        hourlyRate: '50\u00a0€',
        smallestJob: '120\u00a0€',
        travelCosts: { puyDeDome: '0,50\u00a0€ par kilomètre' },
      }),
      ...travelSentences({ travelCosts: { issoire: '0,80\u00a0€ par kilomètre' } }),
    ];

    expect(sentences).toHaveLength(4);
    for (const sentence of sentences) expect(sentence).toMatch(/€.*(TTC|toutes taxes comprises)\.$/);
  });

  it('are absent until the owner has filled them in', () => {
    expect([...rateSentences({}), ...travelSentences({})]).toEqual([]);
  });
});
