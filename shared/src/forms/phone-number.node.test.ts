import { normalizePhone, showPhone } from './phone-number';

describe('a telephone number', () => {
  it.each([
    '0639981234',
    '06 39 98 12 34',
    '06.39.98.12.34',
    '06-39-98-12-34',
    '+33 6 39 98 12 34',
    '+33 (0)6 39 98 12 34',
    '0033639981234',
    '33639981234',
    '06\u00a039\u202f98 12 34',
  ])('is understood as people write it: %s', (written) => {
    expect(normalizePhone(written)).toBe('+33639981234');
    expect(showPhone(written)).toBe('06 39 98 12 34');
  });

  it('may be from abroad', () => {
    expect(normalizePhone('+41 22 555 12 34')).toBe('+41225551234');
    expect(normalizePhone('0041 22 555 12 34')).toBe('+41225551234');
  });

  it('is left as written when it is not understood', () => {
    for (const written of ['', '06 39', 'le soir', '0039', '06 39 98 12 34 5']) {
      expect(normalizePhone(written)).toBeNull();
      expect(showPhone(written)).toBe(written);
    }
  });
});
