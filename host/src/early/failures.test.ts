import { giveUp, keepFailures } from './failures';

/** The list that failures.js reads. */
const kept = () => window.failures!.map(([kind]) => kind);
const isFetched = () => document.querySelector('#fetched') !== null;
/** Whether the style sheet shows the controls that need scripts. */
const countsOnScripts = () => document.documentElement.matches('[data-scripts]');
const template = '<template id="failures"><script id="fetched" type="text/plain"></script></template>';

/** The browser's event for a file that failed to load. */
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

describe('a document in which something fails', () => {
  it('records an error, and loads the reporting script', () => {
    expect(isFetched()).toBe(false);
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(true);
  });

  it('records failures that its own code reports', () => {
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

  it('has the no-script styles once the shell has failed for good', () => {
    lose('<script type="text/plain"></script>');
    expect(countsOnScripts()).toBe(true);
    giveUp();

    expect(kept()).toEqual(['shell']);
    expect(isFetched()).toBe(true);
    expect(countsOnScripts()).toBe(false);
  });

  it("records that a section's script is missing, and leaves reporting it to the section", () => {
    window.startSections = () => undefined;
    lose('<script type="text/plain"></script>');

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(false);
    expect(countsOnScripts()).toBe(true);
  });

  it('reports failures from before the template was parsed, at the load event', () => {
    document.head.replaceChildren();
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    document.head.innerHTML = template;
    dispatchEvent(new Event('load'));

    expect(isFetched()).toBe(true);
  });

  it('records a bounded number of failures when the reporting script cannot be loaded', () => {
    for (let count = 0; count < 1_000; count += 1) window.reportFailure?.('error', new Error('again'));

    expect(kept()).toHaveLength(9);
  });
});
