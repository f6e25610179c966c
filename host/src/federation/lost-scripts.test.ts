import { replaceLostScripts } from './lost-scripts';

const fetched = jest.fn(async (_address: string, _options: RequestInit) => ({}));
beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched as never;
});
afterEach(() => document.head.replaceChildren());

/** The browser says that this file could not be had, or was refused. */
function lose(address: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: address });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

describe('a script that could not be had', () => {
  it('is asked for once more, past the cache, before the next try', () => {
    lose('/releases/contact/1.0.0-aaaa/view-contact.js');
    expect(fetched).not.toHaveBeenCalled();

    replaceLostScripts();
    replaceLostScripts();

    expect(fetched.mock.calls).toEqual([
      ['http://localhost/releases/contact/1.0.0-aaaa/view-contact.js', { cache: 'reload' }],
    ]);
  });
});
