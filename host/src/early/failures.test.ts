import { giveUp, keepFailures } from './failures';

/** The list that failures.js takes over. */
const kept = () => window.failures!.map(([kind]) => kind);
const isFetched = () => document.querySelector('#fetched') !== null;
/** Whether styles show what only scripts move. */
const countsOnScripts = () => document.documentElement.matches('[data-scripts]');
const template = '<template id="failures"><script id="fetched" type="text/plain"></script></template>';

/** The browser says that a file could not be had. */
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
  it('keeps an error, and fetches what reports it', () => {
    expect(isFetched()).toBe(false);
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(true);
  });

  it('keeps what its own code reports', () => {
    const error = new Error('no answer');
    window.reportFailure?.('section-load', error, 'towns');

    expect(window.failures).toEqual([['section-load', error, 'towns']]);
    expect(isFetched()).toBe(true);
  });

  it.each(['unhandledrejection', 'securitypolicyviolation'])('keeps a %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));

    expect(kept()).toEqual([type]);
  });

  it.each(['<img>', '<link rel="preload">'])('minds no missing %s', (html) => {
    lose(html);

    expect(kept()).toEqual([]);
    expect(isFetched()).toBe(false);
  });

  it('is read as it is without scripts once the shell is given up', () => {
    lose('<script type="text/plain"></script>');
    expect(countsOnScripts()).toBe(true);
    giveUp();

    expect(kept()).toEqual(['shell']);
    expect(isFetched()).toBe(true);
    expect(countsOnScripts()).toBe(false);
  });

  it('notes that a section’s script is missing, and leaves it to the section to give up', () => {
    window.startSections = () => undefined;
    lose('<script type="text/plain"></script>');

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(false);
    expect(countsOnScripts()).toBe(true);
  });

  it('reports with its load what failed before the template was there', () => {
    document.head.replaceChildren();
    dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    document.head.innerHTML = template;
    dispatchEvent(new Event('load'));

    expect(isFetched()).toBe(true);
  });

  it('keeps a few failures and no more, where what reports them cannot be had', () => {
    for (let count = 0; count < 1_000; count += 1) window.reportFailure?.('error', new Error('again'));

    expect(kept()).toHaveLength(9);
  });
});
