import { highestWeight, isHeavy, weightOf } from './weigh';

describe('The weight of failures', () => {
  it('expects nothing of a good release: on average it stays what it was', () => {
    // All sequences of eight failures, each with its probability.
    for (const share of [0.1, 0.5]) {
      let expected = 0;
      for (let code = 0; code < 256; code += 1) {
        const failed = Array.from({ length: 8 }, (_, bit) => ((code >> bit) & 1) === 1);
        const watched = failed.filter(Boolean).length;
        const probability = share ** watched * (1 - share) ** (8 - watched);
        expected += probability * weightOf(share, watched, 8 - watched);
      }
      expect(expected).toBeCloseTo(1, 10);
    }
  });

  it('is enough against a release that alone fails, after so many visitors', () => {
    const fewest = (share: number) => {
      let count = 1;
      while (!isHeavy(highestWeight(share, Array(count).fill(true)))) count += 1;
      return count;
    };
    expect([0.01, 0.1, 0.5].map(fewest)).toEqual([2, 4, 11]);
  });
});
