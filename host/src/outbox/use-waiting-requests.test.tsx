import { act } from '@testing-library/react';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { changeAddress } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { useWaitingRequests } from './use-waiting-requests';

const waiting = JSON.stringify([
  { reference: 'RTH-20261121-7KX2QD', fields: { Nom_complet: 'Visiteur Exemple' }, state: 'waiting' },
]);
const fetchMock = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();

function Page() {
  useWaitingRequests(sampleIdentity);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ ok: true, text: async () => '{"success":"true"}' });
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('requests that nobody has confirmed', () => {
  it('are looked for on every page, since a form may have left one', async () => {
    renderInSite(<Page />, { path: '/contact' });
    await pass(5_000);
    expect(fetchMock).not.toHaveBeenCalled();

    localStorage.setItem(outboxKey, waiting);
    act(() => changeAddress('/villes/riom'));
    await pass(5_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('are nothing to fail about when storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderInSite(<Page />, { path: '/' });

    await pass(5_000);

    expect(fetchMock).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
