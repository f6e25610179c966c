import { failureReportLimits } from '@renovation-th/shared/contracts/failure-report';
import { appIn, framesIn } from './frames';

const base = 'http://localhost/releases/towns/1.0.0-aaaaaaaaaa';

describe('framesIn', () => {
  it('reads the stack format of every browser, and returns positions in release files', () => {
    const chromium = `TypeError: Alix\n    at onClick (${base}/view-town.1a2b.js:1:234)\n    at async ${base}/remoteEntry.js?retry=1:2:3`;
    const firefox = `onClick@${base}/view-town.1a2b.js:1:234\n@${base}/remoteEntry.js?retry=1:2:3\n`;
    const safari = `onClick@${base}/view-town.1a2b.js:1:234\n[native code]\nasync*${base}/remoteEntry.js?retry=1:2:3`;
    const expected = [
      'at /releases/towns/1.0.0-aaaaaaaaaa/view-town.1a2b.js:1:234',
      'at /releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js:2:3',
    ].join('\n');

    expect(framesIn(chromium)).toBe(expected);
    expect(framesIn(firefox)).toBe(expected);
    expect(framesIn(safari.replace('async*', ''))).toBe(expected);
  });

  it('omits messages and foreign files', () => {
    expect(
      framesIn(
        [
          'Error: Alix Durand, 12 rue du Port:1:1',
          '    at x (chrome-extension://abcdef/content.js:1:1)',
          '    at x (https://elsewhere.example/releases/towns/1.0.0-aaaaaaaaaa/a.js:1:1)',
          '    at x (http://localhost/contact?nom=Durand:1:1)',
          '    at x (<anonymous>:1:1)',
        ].join('\n'),
      ),
    ).toBe('');
  });

  it('cuts a long stack at a line end', () => {
    const frames = framesIn(`${`at x (${base}/view-town.js:1:1)\n`.repeat(200)}`);

    expect(frames.length).toBeLessThanOrEqual(failureReportLimits.stack);
    expect(frames.length).toBeGreaterThan(failureReportLimits.stack - 80);
    expect(frames).toMatch(/view-town\.js:1:1$/);
  });
});

describe('appIn', () => {
  const host = 'at /releases/host/1.0.0-bbbbbbbbbb/main.js:1:1';
  const towns = 'at /releases/towns/1.0.0-aaaaaaaaaa/view-town.js:1:1';

  it('returns the remote in the stack, or else the host', () => {
    expect(appIn(`${host}\n${towns}`)).toBe('towns');
    expect(appIn(host)).toBe('host');
    expect(appIn('')).toBeUndefined();
  });
});
