import { qualificationLine } from './qualification-words';

const certificate = {
  name: 'RGE Qualibat',
  number: 'E-E000000',
  domain: 'Isolation des murs',
  verification: 'https://www.qualibat.com/',
};

describe('qualificationLine', () => {
  it('contains number, domain and last day of a certificate', () => {
    expect(qualificationLine({ ...certificate, validUntil: '2027-12-31' })).toBe(
      'RGE Qualibat n°\u00a0E-E000000, «\u00a0Isolation des murs\u00a0», valable jusqu’au 31 décembre 2027',
    );
    expect(qualificationLine({ ...certificate, validUntil: '2028-01-01' })).toMatch(/1er janvier 2028$/);
  });
});
