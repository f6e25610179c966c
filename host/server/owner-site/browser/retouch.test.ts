import { boxAround } from './retouch';

describe('a stroke over a photograph', () => {
  it('covers everything inside a closed outline', () => {
    const [left, top, width, height] = boxAround([
      [30, 30],
      [50, 30],
      [50, 60],
      [30, 60],
      [30, 30],
    ]);

    expect([left, top]).toEqual([27, 27]);
    expect([width, height]).toEqual([26, 36]);
  });

  it('covers the height of a number plate if the stroke is straight', () => {
    const [, top, , height] = boxAround([
      [20, 50],
      [42, 50.5],
    ]);

    expect(height).toBeGreaterThan(5);
    expect(top).toBeLessThan(48);
  });

  it.each([
    ['in the middle', [50, 50]],
    ['at the edge', [100, 0]],
  ] as const)('covers a box within the picture for a single tap %s', (_where, point) => {
    const [left, top, width, height] = boxAround([point]);

    expect(Math.min(width, height)).toBeGreaterThanOrEqual(3);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100);
  });
});
