import { submitForm } from './submit-form';

const destination = { formEndpoint: '/envoi', email: 'contact@renovation-th.example' };

const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

function answer(body: string, init?: ResponseInit) {
  fetchMock.mockResolvedValue(new Response(body, init));
}

beforeEach(() => {
  fetchMock.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('submitForm', () => {
  it('posts multipart fields to the JSON endpoint of the service', async () => {
    answer('{"success":"true"}');
    await submitForm(destination, { Nom: 'Exemple', Prénom: 'Visiteur' });

    const [url, { method, headers, body } = {}] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/envoi/ajax/contact@renovation-th.example');
    expect(method).toBe('POST');
    expect(headers).toEqual({ Accept: 'application/json' });
    expect(body instanceof FormData && [...body]).toEqual([
      ['Nom', 'Exemple'],
      ['Prénom', 'Visiteur'],
    ]);
  });

  it.each(['{"success":true}', '{"success":"true"}'])(
    'succeeds when the body reports success: %s',
    async (body) => {
      answer(body);
      expect(await submitForm(destination, {})).toEqual({ ok: true, reference: null });
    },
  );

  it('returns the reference in the response', async () => {
    answer('{"success":"true","message":"","reference":"RTH-20261121-7KX2QD"}');
    expect(await submitForm(destination, {})).toEqual({ ok: true, reference: 'RTH-20261121-7KX2QD' });
  });

  it.each([
    ['{"success":"false","message":"This form needs Activation"}', 'This form needs Activation'],
    ['<!doctype html>', ''],
    ['null', ''],
  ])('fails when the body reports no success, despite status 200: %s', async (body, message) => {
    answer(body, { status: 200, statusText: 'OK' });
    expect(await submitForm(destination, {})).toEqual({
      ok: false,
      status: 200,
      statusText: 'OK',
      message,
    });
  });

  it('withholds the message of an external service', async () => {
    answer('{"success":"false","message":"This form needs Activation"}');
    const external = { ...destination, formEndpoint: 'https://forms.example' };
    expect(await submitForm(external, {})).toMatchObject({ ok: false, message: '' });
  });

  it('fails on an error status, whatever the body reports', async () => {
    answer('{"success":"true"}', { status: 503, statusText: 'Service Unavailable' });
    expect(await submitForm(destination, {})).toMatchObject({
      ok: false,
      status: 503,
      statusText: 'Service Unavailable',
    });
  });

  it('returns status 0 when the request fails', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await submitForm(destination, {})).toMatchObject({ ok: false, status: 0 });
  });

  it.each([
    ['twenty seconds', 0, 20_000],
    ['sixty seconds with 1 MB of photographs', 1_000_000, 60_000],
  ])('waits at most %s for a response', async (_title, size, milliseconds) => {
    jest.useFakeTimers();
    const isAborted = jest.fn();
    fetchMock.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(isAborted()))),
    );
    const result = submitForm(destination, {}, [new File([new Uint8Array(size)], 'toit.jpg')]);

    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(isAborted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: false, status: 0 });
  });
});
