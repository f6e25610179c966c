import { giveUp, keepFailures } from './failures';

const kept = () => window.failures!.map(([kind]) => kind);
const isFetched = () => document.querySelector('#fetched') !== null;
const usesScriptStyles = () => document.documentElement.matches('[data-scripts]');
const template = '<template id="failures"><script id="fetched" type="text/plain"></script></template>';

/** Simulates a file that failed to load. */
function lose(html: string): void {
  document.head.innerHTML = template + html;
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
}

beforeAll(() => keepFailures());
beforeEach(() => {
  window.failures!.length = 0;
  delete window.startSections;
  document.documentElement.dataset.scripts = '';
  document.head.innerHTML = template;
});

describe('the failure recorder', () => {
  it('records an error, and loads the reporting script', () => {
    expect(isFetched()).toBe(false);
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(true);
  });

  it('records failures that our code reports', () => {
    const error = new Error('no answer');
    window.reportFailure?.('section-load', error, 'towns');

    expect(window.failures).toEqual([['section-load', error, 'towns']]);
    expect(isFetched()).toBe(true);
  });

  it.each(['unhandledrejection', 'securitypolicyviolation'])('records a %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));

    expect(kept()).toEqual([type]);
  });

  it.each(['<img>', '<link rel="preload">'])('ignores a missing %s', (html) => {
    lose(html);

    expect(kept()).toEqual([]);
    expect(isFetched()).toBe(false);
  });

  it('falls back to the no-script styles when the shell cannot be loaded', () => {
    lose('<script type="text/plain"></script>');
    expect(usesScriptStyles()).toBe(true);
    giveUp();

    expect(kept()).toEqual(['shell']);
    expect(isFetched()).toBe(true);
    expect(usesScriptStyles()).toBe(false);
  });

  it('records a missing script of a section, but does not load the reporting script', () => {
    window.startSections = () => undefined;
    lose('<script type="text/plain"></script>');

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(false);
    expect(usesScriptStyles()).toBe(true);
  });

  it('loads the reporting script at the load event if a failure occurs before its template is parsed', () => {
    document.head.replaceChildren();
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    document.head.innerHTML = template;
    dispatchEvent(new Event('load'));

    expect(isFetched()).toBe(true);
  });

  it('records at most nine failures while the reporting script is missing', () => {
    for (let count = 0; count < 1_000; count += 1) window.reportFailure?.('error', new Error('again'));

    expect(kept()).toHaveLength(9);
  });
});
