import { priceSentences } from './quote-rules';

describe('a price on the site', () => {
  it('says that its tax is in it', () => {
    const sentences = priceSentences({ hourlyRate: '50\u00a0€', travelCost: '0,80\u00a0€ par kilomètre' });

    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).toMatch(/€.*(TTC|toutes taxes comprises)\.$/);
  });

  it('is not told before the owner has given it', () => {
    expect(priceSentences({})).toEqual([]);
  });
});
