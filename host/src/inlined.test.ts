const rules = '<script type="speculationrules">{}</script>';

jest.mock('./layout/serve-theme', () => ({ serveTheme: () => undefined }));
jest.mock('./layout/serve-cookies', () => ({ serveCookies: () => undefined }));

/** A document at rest: its inlined script has run, it is loaded, painted and idle. */
async function rest(html: string): Promise<void> {
  document.head.innerHTML = rules;
  await jest.isolateModulesAsync(async () => void (await import('./inlined')));
  document.body.innerHTML = `<template id="shell"><i>main.js</i></template>${html}`;
  for (const kind of ['DOMContentLoaded', 'load', 'pageshow']) dispatchEvent(new Event(kind));
}

beforeEach(() =>
  Object.assign(window, {
    requestAnimationFrame: (task: () => void) => task(),
    requestIdleCallback: (task: () => void) => task(),
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  }),
);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
});

describe('a document at rest', () => {
  it('shows what scripts move, and fetches none', async () => {
    await rest(
      '<div data-section="a/b" data-start="near"></div><div data-section="a/c" data-start="touched"></div>',
    );

    expect(document.documentElement).toHaveAttribute('data-scripts');
    expect(document.querySelector('i')).toBeNull();
    expect(document.querySelector('[type=speculationrules]')).not.toBeNull();
  });

  it('has no page fetched ahead for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await rest('');

    expect(document.querySelector('[type=speculationrules]')).toBeNull();
  });

  it('says in the console which address is not found', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState(null, '', '/vilels');
    await rest('<p data-not-found="Page not found:"></p>');

    expect(warned).toHaveBeenCalledWith('Page not found:', '/vilels');
  });
});
