import { sampleIdentity } from '../testing/sample-releases';
import { securityTxt } from './security-txt';

describe('security.txt', () => {
  it('says whom to tell, in which language, until when, and where it belongs', async () => {
    const identity = await sampleIdentity({ email: 'artisan@site.example' });

    expect(securityTxt(identity, 2026)).toBe(
      [
        'Contact: mailto:artisan@site.example',
        'Expires: 2026-12-31T23:59:59Z',
        'Preferred-Languages: fr',
        'Canonical: https://www.sample.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('holds for less than a year from any day of the year that it was composed in', async () => {
    const text = securityTxt(await sampleIdentity(), 2028);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const ahead = expires.getTime() - Date.UTC(2028, 0, 1);

    // 2028 has 366 days, so this is the longest that it can be.
    expect(ahead).toBeLessThan(366 * 24 * 3_600_000);
    expect(ahead).toBeGreaterThan(0);
  });

  it('writes an address with odd characters as a mailto: address', async () => {
    const identity = await sampleIdentity({ email: 'o’artisan+site@site.example' });
    expect(securityTxt(identity, 2026)).toContain('mailto:o%E2%80%99artisan%2Bsite@site.example\n');
  });
});
