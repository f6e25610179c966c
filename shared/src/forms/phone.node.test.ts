import { findPhones, showPhone } from './phone';

const dialled = (written: string) => findPhones(written).map(({ e164 }) => e164);

describe('the telephone number parser', () => {
  it.each([
    '0639981234',
    '06 39 98 12 34',
    '06.39.98.12.34',
    '06/39/98/12/34',
    '06\u201139\u201198\u201112\u201134',
    '(06) 39 98 12 34',
    '+33 6 39 98 12 34',
    '+33 (0)6 39 98 12 34',
    '+33 [0]6 39 98 12 34',
    '(+33) 6 39 98 12 34',
    '0033639981234',
    '33639981234',
    '06\u00a039\u202f98 12 34',
    '\u202a+33 6 39 98 12 34\u202c',
    '０６ ３９ ９８ １２ ３４',
    '06 39 98 12 34.',
  ])('reads common notations: %s', (written) => {
    expect(dialled(written)).toEqual(['+33639981234']);
    expect(showPhone(written)).toBe('06 39 98 12 34');
  });

  it('finds a number among words, and shows the text unchanged', () => {
    for (const written of ['06 38 98 12 34 (le soir)', 'Tél. 06 38 98 12 34', '06 38 98 12 34 après 18h30']) {
      expect(dialled(written)).toEqual(['+33638981234']);
      expect(showPhone(written)).toBe(written);
    }
  });

  it.each([
    '06 38 98 12 34 / 04 73 55 12 34',
    '06 38 98 12 34 ou 04 73 55 12 34',
    '06 38 98 12 34 04 73 55 12 34',
    '0638981234 +33473551234',
    '06 38 98 12 34 (06 38 98 12 34), 04.73.55.12.34',
  ])('finds two numbers in one text: %s', (written) => {
    expect(dialled(written)).toEqual(['+33638981234', '+33473551234']);
  });

  it('shows two numbers in pairs of digits, separated by a slash', () => {
    expect(showPhone('0638981234/0473551234')).toBe('06 38 98 12 34 / 04 73 55 12 34');
  });

  it('accepts a foreign number', () => {
    for (const written of ['+41 22 555 12 34', '0041 22 555 12 34', '+41 (0)22 555 12 34']) {
      expect(dialled(written)).toEqual(['+41225551234']);
      expect(showPhone(written)).toBe('+41225551234');
    }
    expect(dialled('+41 22 555 12 34 / 06 38 98 12 34')).toEqual(['+41225551234', '+33638981234']);
  });

  it('leaves an unreadable number unchanged', () => {
    for (const written of ['', '06 39', 'le soir', '0039', '12/11/2026 14:30']) {
      expect(dialled(written)).toEqual([]);
      expect(showPhone(written)).toBe(written);
    }
  });

  it('searches a long text quickly', () => {
    expect(dialled('0 '.repeat(20_000))).toEqual([]);
    expect(dialled('+'.repeat(20_000))).toEqual([]);
    expect(dialled('0033 '.repeat(20_000))).toEqual([]);
  });
});
