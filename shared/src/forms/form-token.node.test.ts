import { createFormToken } from './form-token';

const fetchMock = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string]>();
const answer = (body: unknown) => Promise.resolve({ json: async () => body });
const destination = { formEndpoint: '/envoi', email: 'a@site.example' };
const hour = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  let count = 0;
  fetchMock.mockReset().mockImplementation(() => answer({ token: `token-${(count += 1)}` }));
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => jest.useRealTimers());

describe('the token of a form', () => {
  it('is not asked for until the form is touched, and then once', async () => {
    const token = createFormToken(destination);
    expect(fetchMock).not.toHaveBeenCalled();

    token.touch();
    token.touch();
    expect(await token.take()).toEqual({ _token: 'token-1' });
    expect(fetchMock.mock.calls).toEqual([['/envoi/token']]);
  });

  it('is asked for at the latest when the form is sent', async () => {
    expect(await createFormToken(destination).take()).toEqual({ _token: 'token-1' });
  });

  it('is good for one try: the next one has another', async () => {
    const token = createFormToken(destination);
    await token.take();
    token.touch();

    expect(await token.take()).toEqual({ _token: 'token-2' });
  });

  it('is asked for again after twelve hours', async () => {
    const token = createFormToken(destination);
    token.touch();
    jest.setSystemTime(Date.now() + 12 * hour - 1);
    token.touch();
    expect(fetchMock).toHaveBeenCalledTimes(1);

    jest.setSystemTime(Date.now() + 1);
    expect(await token.take()).toEqual({ _token: 'token-2' });
  });

  it('is waited for no longer than three seconds', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    const taken = createFormToken(destination).take();
    const settled = jest.fn();
    void taken.then(settled);

    await jest.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual({});
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of an error', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('<')) })],
    ['nothing', () => answer(null)],
    ['an answer without a token', () => answer({})],
  ])('is done without when there is %s', async (_what, respond) => {
    fetchMock.mockImplementation(respond);
    expect(await createFormToken(destination).take()).toEqual({});
  });

  it('is never asked of an external service', async () => {
    const token = createFormToken({ ...destination, formEndpoint: 'https://forms.example' });
    token.touch();

    expect(await token.take()).toEqual({});
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
