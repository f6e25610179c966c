import { leaveForDocument } from './leave-for-document';

const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();
const location = { pathname: '/services', reload: jest.fn(), assign: jest.fn() };

beforeEach(() => {
  jest.resetAllMocks();
  fetchMock.mockResolvedValue({ ok: true });
  // Plain Node: a browser's own location cannot be watched.
  Object.assign(globalThis, { fetch: fetchMock, location });
});

/** Whether the promise is still open once everything that can happen has happened. */
const isOpen = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), new Promise((resolve) => setImmediate(() => resolve(true)))]);

describe('a page that has to be opened as a document', () => {
  it('is asked for first, without its body', async () => {
    void leaveForDocument('/villes/riom');

    expect(fetchMock).toHaveBeenCalledWith('/villes/riom', expect.objectContaining({ method: 'HEAD' }));
  });

  it('is loaded, and nothing is rendered in the meantime', async () => {
    await expect(isOpen(leaveForDocument('/villes/riom'))).resolves.toBe(true);

    expect(location.assign).toHaveBeenCalledWith('/villes/riom');
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('is reloaded where the router has set its address already, query included', async () => {
    await expect(isOpen(leaveForDocument('/services'))).resolves.toBe(true);

    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('is loaded whatever the server answers, since that says more than this document can', async () => {
    fetchMock.mockResolvedValue({ ok: false });

    await expect(isOpen(leaveForDocument('/villes/riom'))).resolves.toBe(true);
    expect(location.assign).toHaveBeenCalled();
  });

  it('is unavailable when there is no answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));

    await expect(leaveForDocument('/villes/riom')).resolves.toEqual({ kind: 'unavailable' });
    expect(location.assign).not.toHaveBeenCalled();
  });
});
