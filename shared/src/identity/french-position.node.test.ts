import { frenchPosition } from './french-position';

describe('frenchPosition', () => {
  it('writes degrees with a decimal comma, four decimals and a cardinal direction', () => {
    expect(frenchPosition(45.8267, 3.1447)).toBe('45,8267°\u00a0N, 3,1447°\u00a0E');
    expect(frenchPosition(-12.5, -7)).toBe('12,5000°\u00a0S, 7,0000°\u00a0O');
  });
});
