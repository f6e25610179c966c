import { sampleDocument, sampleRegistry, sampleRemote } from '../testing/sample-site-document';
import { appNamed, browserOf, isBot, isOutdated, pathHere, readSite, releasesHere } from './about-document';

const towns = sampleRemote('towns', { mounts: ['/villes'] });
const registry = sampleRegistry({ towns });
const site = sampleDocument('/villes/riom', { remotes: { towns } });
const resources = (...names: string[]) =>
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });

beforeEach(() => resources());

describe('what a report says of its document', () => {
  it('is the path of a page of ours, and never its query', () => {
    history.replaceState(null, '', '/villes/riom?nom=Durand#Alix');
    expect(pathHere(site)).toBe('/villes/riom');

    history.replaceState(null, '', '/Alix%20Durand');
    expect(pathHere(site)).toBe('/404');

    history.replaceState(null, '', '/alix-durand');
    expect(pathHere({ ...site, path: null })).toBe('/404');
    expect(pathHere(null)).toBe('/404');
  });

  it('is the releases that it was made of, and those that it has asked for', () => {
    resources(
      'http://localhost/releases/contact/2.0.0-cccccccccc/remoteEntry.js?retry=1',
      'http://localhost/releases/towns/9.9.9-dddddddddd/remoteEntry.js',
      'http://localhost/releases/marketing/1.0.0-eeeeeeeeee/pages/index.json',
      'https://elsewhere.example/releases/other/1.0.0-eeeeeeeeee/a.js',
    );

    expect(releasesHere(site)).toEqual({
      host: site.host,
      contact: '2.0.0-cccccccccc',
      towns: towns.version,
    });
    expect(Object.keys(releasesHere(null))).toEqual(['contact', 'towns']);
  });

  it('is the name of the app, not of its container', () => {
    expect(appNamed(site, towns.container)).toBe('towns');
    expect(appNamed(site, 'towns')).toBe('towns');
    expect(appNamed(null, undefined)).toBeUndefined();
  });

  it('can be read from a broken document too', () => {
    document.body.innerHTML = '<script type="application/json" id="site">{"identity":</script>';
    expect(readSite()).toBeNull();
    document.body.replaceChildren();
    expect(readSite()).toBeNull();
  });
});

describe('isOutdated', () => {
  const answer = jest.fn();
  beforeEach(() => {
    globalThis.fetch = answer;
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });

  it('holds for a document whose release is no longer the live one', async () => {
    answer.mockResolvedValue({ json: async () => registry });

    expect(await isOutdated('towns', { towns: '0.9.0-ffffffffff' })).toBe(true);
    expect(await isOutdated('host', { host: '0.9.0-ffffffffff' })).toBe(true);
    expect(await isOutdated('towns', { towns: towns.version })).toBe(false);
    expect(await isOutdated('host', { host: registry.host })).toBe(false);
  });

  it('is not claimed without an answer', async () => {
    answer.mockRejectedValue(new Error('offline'));

    expect(await isOutdated('towns', { towns: '0.9.0-ffffffffff' })).toBe(false);
  });
});

describe('the browser', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
      'chrome',
      142,
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'edge',
      141,
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'samsung',
      130,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 145],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
      'safari',
      18,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'chrome',
      0,
    ],
    ['Lynx/2.9', 'other', 0],
  ])('« %s » is %s %d', (userAgent, browser, engine) => {
    expect(browserOf(userAgent)).toEqual({ browser, engine });
  });

  it('is none where a robot says so; a browser of a test is one', () => {
    expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
    expect(isBot('Mozilla/5.0 AppleWebKit/537.36 Chrome-Lighthouse')).toBe(true);
    expect(
      isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36'),
    ).toBe(false);
  });
});
