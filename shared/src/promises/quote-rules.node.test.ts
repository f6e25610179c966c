import { rateSentences, travelSentences } from './quote-rules';

describe('a price on the site', () => {
  it('says that its tax is in it', () => {
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

  it('is not told before the owner has given it', () => {
    expect([...rateSentences({}), ...travelSentences({})]).toEqual([]);
  });
});
