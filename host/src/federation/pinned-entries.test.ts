import { pinEntry, pinnedEntries } from './pinned-entries';

const entry = (name: string) => `http://localhost/releases/towns/1.0.0-${name}/remoteEntry.js`;

describe('the entry of a remote', () => {
  it('is requested with its integrity hash', () => {
    pinEntry('/releases/towns/1.0.0-a/remoteEntry.js', 'sha384-abc');

    const { script } = pinnedEntries.createScript({ url: entry('a') });

    expect(script.integrity).toBe('sha384-abc');
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.src).toBe(entry('a'));
  });

  it('has a new URL with each attempt, and the same hash', () => {
    pinEntry(entry('b'), 'sha384-abc');

    const scripts = [0, 1, 2].map(() => pinnedEntries.createScript({ url: entry('b') }).script);

    expect(new Set(scripts.map(({ src }) => src)).size).toBe(3);
    for (const { src, integrity } of scripts) {
      expect(src.split('?')[0]).toBe(entry('b'));
      expect(integrity).toBe('sha384-abc');
    }
  });

  it.each([
    ['missing', () => undefined],
    ['empty', () => pinEntry(entry('c'), '')],
    ['the word undefined', () => pinEntry(entry('c'), 'undefined')],
    ['not SHA-384', () => pinEntry(entry('c'), 'md5-abc')],
  ])('is refused when its hash is %s', (_hash, prepare) => {
    prepare();

    expect(() => pinnedEntries.createScript({ url: entry('c') })).toThrow(/No integrity hash is known/);
  });
});

describe('the Trusted Types policy', () => {
  afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

  it("allows only script URLs of this site's releases", async () => {
    type Rules = { createScriptURL: (url: string) => string };
    let rules: Rules | null = null;
    const createPolicy = jest.fn((_name: string, given: Rules) => (rules = given));
    Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
    await jest.isolateModulesAsync(async () => {
      await import('./pinned-entries');
    });

    expect(createPolicy).toHaveBeenCalledWith('federation', expect.anything());
    const scriptUrl = (text: string) => () => rules?.createScriptURL(text);
    expect(scriptUrl('/releases/towns/1.0.0-a/remoteEntry.js')()).toBe(entry('a'));
    expect(scriptUrl('https://elsewhere.example/releases/x.js')).toThrow(TypeError);
    expect(scriptUrl('/envoi/x.js')).toThrow(TypeError);
    expect(scriptUrl('/releases/../envoi/x.js')).toThrow(TypeError);
  });
});
