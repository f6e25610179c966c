import './early';

/** The list that failures.js takes over. */
const kept = () => window.failures!.map(([kind]) => kind);

function show(head: string): void {
  document.head.innerHTML = head;
}

/** What a browser says of a file that could not be had. */
function lose(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
}

const template = '<template id="failures"><script id="fetched" type="text/plain"></script></template>';

beforeEach(() => {
  jest.useFakeTimers();
  window.failures!.length = 0;
  show(template);
});
afterEach(() => jest.useRealTimers());

/** Whether styles show what only scripts move. */
const countsOnScripts = () => document.documentElement.matches('[data-scripts]');
const isFetched = () => document.querySelector('#fetched') !== null;

// In this order: the shell stays alive once it is.
describe('a document in which something fails', () => {
  it('fetches nothing while all is well', () => {
    expect(isFetched()).toBe(false);
    expect(kept()).toEqual([]);
    expect(countsOnScripts()).toBe(true);
  });

  it('keeps an error, and fetches what reports it', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(true);
  });

  it('keeps what its own code reports', () => {
    const error = new Error('no answer');
    window.reportFailure?.('section-load', error, 'remote_towns');

    expect(window.failures).toEqual([['section-load', error, 'remote_towns']]);
    expect(isFetched()).toBe(true);
  });

  it.each(['unhandledrejection', 'securitypolicyviolation'])('keeps a %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));

    expect(kept()).toEqual([type]);
    expect(isFetched()).toBe(true);
  });

  it('minds no picture and no style that is missing', () => {
    show(`${template}<img><link rel="preload">`);
    lose('img');
    lose('link');

    expect(kept()).toEqual([]);
    expect(isFetched()).toBe(false);
  });

  it('reports that the shell’s script cannot be had, and is read as it is without scripts', () => {
    show(`${template}<script id="main" type="text/plain"></script>`);
    lose('#main');

    expect(kept()).toEqual(['shell']);
    expect(isFetched()).toBe(true);
    expect(countsOnScripts()).toBe(false);
  });

  it('reports a shell that never comes alive, after half a minute', () => {
    document.documentElement.dataset.scripts = '';
    show(`${template}<template id="shell"><script type="text/plain"></script></template>`);
    window.dispatchEvent(new Event('pointermove'));
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    jest.advanceTimersByTime(29_000);
    expect(isFetched()).toBe(false);
    expect(countsOnScripts()).toBe(true);

    jest.advanceTimersByTime(1_000);
    expect(kept()).toEqual(['shell']);
    expect(isFetched()).toBe(true);
    expect(countsOnScripts()).toBe(false);
  });

  it('fetches it once the page is loaded, when it failed before the document was there', () => {
    show('');
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    show(template);
    window.dispatchEvent(new Event('load'));

    expect(isFetched()).toBe(true);
  });

  it('keeps a few failures and no more, when what reports them cannot be had', () => {
    show('');
    for (let count = 0; count < 1_000; count += 1) window.reportFailure?.('error', new Error('again'));

    expect(kept()).toHaveLength(9);
  });

  it('notes that a section’s script is missing, and leaves it to the section to give up', () => {
    window.replayEarlyClicks?.();
    expect(countsOnScripts()).toBe(true);
    show(`${template}<script id="section" type="text/plain"></script>`);
    lose('#section');

    expect(kept()).toEqual(['error']);
    expect(isFetched()).toBe(false);
  });

  it('has a living shell for long enough', () => {
    show(`${template}<template id="shell"><script type="text/plain"></script></template>`);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    jest.advanceTimersByTime(60_000);

    expect(isFetched()).toBe(false);
  });
});
