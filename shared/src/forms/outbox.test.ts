import { trackListeners } from '../testing/track-listeners';
import { createOutbox } from './outbox';

const fields = { Nom_complet: 'Visiteur Exemple', Référence: 'RTH-20261121-7KX2QD' };
const refusal = { title: 'Demande de rappel non envoyée', message: 'Appelez-nous.' };
const destination = { formEndpoint: '/envoi', email: 'contact@exemple.fr' };

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (text: string, status = 200) =>
  fetchMock.mockResolvedValue({ ok: status < 300, status, statusText: '', text: async () => text });
const arrives = () => answer('{"success":"true"}');
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const leave: (() => void)[] = [];
const refusals: unknown[] = [];
/** Opens a page of the site, in this tab or in another. */
function open() {
  const outbox = createOutbox((given) => refusals.push(given));
  leave.push(trackListeners(() => outbox.start(destination)));
  return outbox;
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => {
  leave.splice(0).forEach((end) => end());
  jest.clearAllTimers();
  localStorage.clear();
  jest.useRealTimers();
});

describe('a request in the outbox', () => {
  it('is sent after 1 s, then with exponential backoff of at most 30 s', async () => {
    open().add({ fields, refusal });
    for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await pass(seconds * 1000 - 1);
      expect(fetchMock).toHaveBeenCalledTimes(index);
      await pass(1);
      expect(fetchMock).toHaveBeenCalledTimes(index + 1);
    }
    const body = fetchMock.mock.lastCall?.[1].body;
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual(fields);
  });

  it('is deleted once it is confirmed', async () => {
    open().add({ fields, refusal });
    arrives();
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it.each([200, 408, 429, 503])('is sent again after an answer with status %d', async (status) => {
    open().add({ fields, refusal });
    answer('', status);
    await pass(3_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is given up and reported if the service refuses it for good', async () => {
    open().add({ fields, refusal });
    answer('', 400);
    await pass(60_000);

    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(refusals).toEqual([refusal]);
    expect(localStorage).toHaveLength(0);
  });
});
