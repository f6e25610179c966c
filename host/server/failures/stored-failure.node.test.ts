import { sampleFailure } from '../testing/sample-failure';
import { failureReport, fewestAddresses } from './stored-failure';

const isTaken = (value: unknown) => failureReport.safeParse(value).success;
const withReleases = (text: string) => ({ ...sampleFailure(), releases: JSON.parse(text) as unknown });

describe('a failure report', () => {
  it('is accepted in the format that pages send', () => {
    expect(failureReport.parse(sampleFailure())).toEqual(sampleFailure());
    expect(isTaken(sampleFailure({ kind: 'shell', stack: '', message: '', path: '/' }))).toBe(true);
  });

  it.each([
    ['a field that no page sends', { ...sampleFailure(), email: 'a@b.example' }],
    ['an unknown kind', { ...sampleFailure(), kind: 'other' }],
    ['a query', sampleFailure({ path: '/contact?nom=Durand' })],
    ['a name in the path', sampleFailure({ path: '/Durand' })],
    ['a message that is too long', sampleFailure({ message: 'x'.repeat(201) })],
    ['a message with a control character', sampleFailure({ message: 'a\u001b[2Jb' })],
    ['a stack with words', sampleFailure({ stack: 'Error: Durand' })],
    ['a frame of an extension', sampleFailure({ stack: 'at chrome-extension://abc/x.js:1:1' })],
    ['a frame outside the releases', sampleFailure({ stack: 'at /elsewhere/a.js:1:1' })],
    ['an invalid app name', sampleFailure({ app: 'Towns' })],
    ['an invalid version', sampleFailure({ releases: { towns: '1.4' } })],
    ['an unknown browser', { ...sampleFailure(), browser: 'lynx' }],
    ['an engine that is not a number', { ...sampleFailure(), engine: '142' }],
    ['an app named like a property of every object', withReleases('{"constructor":"1.4.0-3fa9c2d1e0"}')],
    [
      'too many releases',
      sampleFailure({
        releases: Object.fromEntries([...'abcdefghijklm'].map((app) => [app, '1.4.0-3fa9c2d1e0'])),
      }),
    ],
    ['a list instead of an object', [sampleFailure()]],
    ['null instead of an object', null],
  ])('is refused with %s', (_fault, value) => {
    expect(isTaken(value)).toBe(false);
  });

  it('cannot pollute a prototype', () => {
    const read = failureReport.safeParse(withReleases('{"__proto__":"1.4.0-3fa9c2d1e0"}'));

    expect(Object.keys(read.data?.releases ?? {})).toEqual([]);
    expect(Object.getPrototypeOf(read.data?.releases ?? {})).toBe(Object.prototype);
  });
});

describe('fewestAddresses', () => {
  const from = (run: string, ...numbers: number[]) => numbers.map((number) => ({ sender: { run, number } }));

  it('counts the addresses of the largest run, because two runs may share addresses', () => {
    expect(fewestAddresses([...from('a', 1, 2), ...from('b', 1), ...from('c', 1, 4)])).toBe(2);
  });
});
