/** The script of a document that is loaded now. */
async function load() {
  await jest.isolateModulesAsync(async () => {
    await import('./early');
  });
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

describe('the theme before the first paint', () => {
  it.each(['light', 'dark'])('is the one chosen earlier: %s', async (theme) => {
    localStorage.setItem('theme', theme);
    await load();

    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  it.each([null, 'system', 'pink'])('is the system’s when %s is stored', async (stored) => {
    if (stored) localStorage.setItem('theme', stored);
    await load();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('is the system’s when storage is blocked, and the rest of the script runs', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    delete window.replayEarlyClicks;
    await load();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(window.replayEarlyClicks).toBeDefined();
  });
});
