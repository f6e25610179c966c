import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { browserOf, isBot, pathHere, readSite, releasesHere } from './about-document';

const towns = sampleRemote('towns');
const site = sampleDocument('/villes/riom', { remotes: { towns } });
const resources = (...names: string[]) =>
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });

beforeEach(() => resources());

describe('the document part of a report', () => {
  it("contains the page's path without the query, or /404 for an unknown path", () => {
    history.replaceState(null, '', '/villes/riom?nom=Durand#Alix');
    expect(pathHere(site)).toBe('/villes/riom');

    history.replaceState(null, '', '/Alix%20Durand');
    expect(pathHere(site)).toBe('/404');

    history.replaceState(null, '', '/alix-durand');
    expect(pathHere({ ...site, path: null })).toBe('/404');
    expect(pathHere(null)).toBe('/404');
  });

  it('lists the releases that the document names, and those whose scripts it has requested', () => {
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

  it('has no site document when its JSON is malformed or missing', () => {
    document.body.innerHTML = '<script type="application/json" id="site">{"identity":</script>';
    expect(readSite()).toBeNull();
    document.body.replaceChildren();
    expect(readSite()).toBeNull();
  });
});

describe('the browser', () => {
  const blink = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [`${blink} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 142],
    [`${blink} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'edge', 141],
    [`${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung', 130],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 145],
    [`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, 'safari', 18],
    [`${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'chrome', 0],
    ['Lynx/2.9', 'other', 0],
  ])('"%s" is %s %d', (userAgent, browser, engine) => {
    expect(browserOf(userAgent)).toEqual({ browser, engine });
  });

  it('counts as a bot if it is a crawler, but not if it is headless Chrome', () => {
    expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
    expect(isBot('Mozilla/5.0 AppleWebKit/537.36 Chrome-Lighthouse')).toBe(true);
    expect(isBot(`${blink} HeadlessChrome/142.0.0.0 Safari/537.36`)).toBe(false);
  });
});
