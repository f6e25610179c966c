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
  it('has no page fetched ahead for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await rest('');

    expect(document.querySelector('[type=speculationrules]')).toBeNull();
  });
});
