/** The script of a document that is loaded now. */
function load() {
  jest.isolateModules(() => {
    require('./early');
  });
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

describe('the theme before the first paint', () => {
  it.each(['light', 'dark'])('is the one chosen earlier: %s', (theme) => {
    localStorage.setItem('theme', theme);
    load();

    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  it.each([null, 'system', 'pink'])('is the system’s when %s is stored', (stored) => {
    if (stored) localStorage.setItem('theme', stored);
    load();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('is the system’s when storage is blocked, and the rest of the script runs', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    delete window.replayEarlyClicks;
    load();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(window.replayEarlyClicks).toBeDefined();
  });
});
