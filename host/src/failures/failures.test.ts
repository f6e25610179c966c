import type { FailureReport } from '@renovation-th/shared/contracts/failure-report';
import type { Failure } from '@renovation-th/shared/report-failure';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';

const towns = sampleRemote('towns');
const live = { host: '1.0.0-host', towns: towns.version };
const base = 'http://localhost/releases/towns/1.0.0-aaaa';
const beacon = jest.fn((_address: string, _text: string) => true);
const answers = new Map<string, number | 'refused'>();
const fetched = jest.fn(async (url: string, { integrity = '' }: RequestInit = {}) => {
  const status = answers.get(url) ?? 404;
  if (status === 'refused' && integrity) throw new TypeError('Failed to fetch');
  return { status: status === 'refused' ? 200 : status, json: async () => live };
});

/** Returns an error thrown by the towns remote, with a visitor's input in its message. */
function thrown(file: string): Error {
  const error = new TypeError('Durand is not a function');
  error.stack = `TypeError: ${error.message}\n    at onClick (${base}/${file}.js:1:7)`;
  return error;
}

const uncaught = (error: Error): Failure => [
  'error',
  new ErrorEvent('error', { error, message: error.message }),
];

/** Returns the event of a script that failed to load. */
function lost(src: string): Event {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity: 'sha384-sample' });
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: script });
  return event;
}

/** Runs failures.ts with these failures. @returns the reports that it sent. */
async function reportsOf(...failures: Failure[]): Promise<FailureReport[]> {
  window.failures = [...failures];
  await jest.isolateModulesAsync(async () => void (await import('./failures')));
  await jest.advanceTimersByTimeAsync(10);
  return beacon.mock.calls.map(([, text]) => JSON.parse(text) as FailureReport);
}

function mockUserAgent(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockClear();
  answers.clear();
  globalThis.fetch = fetched as never;
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(navigator, { sendBeacon: beacon });
  mockUserAgent(
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  );
  history.replaceState(null, '', '/villes/riom?nom=Durand');
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(sampleDocument('/villes/riom', { remotes: { towns } }))}</script>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a report', () => {
  it('names the failure, its position and its release', async () => {
    expect(await reportsOf(uncaught(thrown('view-town')))).toEqual([
      {
        kind: 'error',
        message: 'TypeError',
        stack: 'at /releases/towns/1.0.0-aaaa/view-town.js:1:7',
        app: 'towns',
        path: '/villes/riom',
        releases: { host: '1.0.0-host', towns: '1.0.0-aaaa' },
        browser: 'chrome',
        engine: 142,
      },
    ]);
    expect(beacon.mock.calls[0]?.[0]).toBe('/signalements');
  });

  it('is sent for an unhandled rejection, a failed hydration, and a section that React rebuilt', async () => {
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrown('a') });
    const reports = await reportsOf(
      ['unhandledrejection', rejection],
      ['section-hydrate', thrown('b')],
      ['rebuilt', thrown('c')],
    );

    expect(reports.map(({ kind }) => kind)).toEqual(['rejection', 'section-hydrate', 'rebuilt']);
  });

  it('is also sent for a failure that is recorded after the script has started', async () => {
    await reportsOf(uncaught(thrown('a')));
    window.failures?.push(uncaught(thrown('b')));

    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('is sent once for each error, with at most three reports for each document', async () => {
    const again = thrown('a');
    const all = [again, again, thrown('b'), thrown('c'), thrown('d')];

    expect(await reportsOf(...all.map(uncaught))).toHaveLength(3);
    expect(await reportsOf(uncaught(again), ['section-hydrate', again])).toHaveLength(4);
  });
});

describe('no report', () => {
  it.each<[string, Error]>([
    [
      'for an error in an extension',
      Object.assign(thrown('a'), {
        stack: `at x (chrome-extension://abc/x.js:1:1)\nat y (${base}/a.js:1:1)`,
      }),
    ],
    [
      'for an error in a script outside releases',
      Object.assign(thrown('a'), { stack: 'at x (http://localhost/inline:1:1)' }),
    ],
    ['for an error without a stack', Object.assign(thrown('a'), { stack: '' })],
  ])('is sent %s', async (_whose, error) => {
    expect(await reportsOf(uncaught(error))).toEqual([]);
  });

  it('is sent by a bot', async () => {
    mockUserAgent('Mozilla/5.0 (compatible; Googlebot/2.1)');
    expect(await reportsOf(uncaught(thrown('a')))).toEqual([]);
  });

  it('is sent for a form or a section that fails offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await reportsOf(['form-service', thrown('a')], ['section-load', thrown('b'), 'towns'])).toEqual(
      [],
    );
  });
});

describe('the report of a script that failed to load', () => {
  const entry = '/releases/towns/1.0.0-aaaa/remoteEntry.js';
  const main = '/releases/host/1.0.0-host/main.js';
  const givenUp: Failure = ['section-load', thrown('Loading failed'), 'towns'];

  it('names a wrong hash, and makes the browser replace its cached copy', async () => {
    answers.set(entry, 'refused');
    expect(await reportsOf(['error', lost(`${entry}?retry=3`)], givenUp)).toEqual([
      expect.objectContaining({ kind: 'integrity', app: 'towns', message: 'remoteEntry.js: hash refused' }),
    ]);
    expect(fetched).toHaveBeenCalledWith(entry, expect.objectContaining({ cache: 'reload' }));
  });

  it('is not sent when the release is no longer live', async () => {
    live.host = '2.0.0-other';
    answers.set('/registry.json', 200);
    expect(await reportsOf(['shell', lost(main)])).toEqual([]);
    live.host = '1.0.0-host';
  });

  it("is sent once for the shell's script", async () => {
    expect(await reportsOf(['shell', lost(main)])).toEqual([
      expect.objectContaining({ kind: 'shell', app: 'host', message: 'main.js: answered 404' }),
    ]);
    window.failures?.push(['shell']);
    await jest.advanceTimersByTimeAsync(10);
    expect(beacon).toHaveBeenCalledTimes(1);
  });
});

describe('the report of a policy violation', () => {
  const violation = (given: object): Failure => [
    'securitypolicyviolation',
    Object.assign(new Event('securitypolicyviolation'), {
      sourceFile: `${base}/view-town.js`,
      lineNumber: 1,
      columnNumber: 9,
      blockedURI: 'https://elsewhere.example/pixel?nom=Durand',
      effectiveDirective: 'img-src',
      disposition: 'enforce',
      ...given,
    }),
  ];

  it('names the directive, the foreign origin and the position in our code', async () => {
    expect(await reportsOf(violation({}))).toEqual([
      expect.objectContaining({
        kind: 'policy',
        app: 'towns',
        message: 'img-src: https://elsewhere.example',
        stack: 'at /releases/towns/1.0.0-aaaa/view-town.js:1:9',
      }),
    ]);
  });

  it('is not sent for code of an extension or a proxy, or for a report-only policy', async () => {
    expect(
      await reportsOf(
        violation({ sourceFile: 'chrome-extension' }),
        violation({ sourceFile: 'http://localhost/villes/riom', blockedURI: 'inline' }),
        violation({ disposition: 'report' }),
      ),
    ).toEqual([]);
  });
});
