import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gateSiteForEach, nextVersion, pageAt } from '../testing/gate-site';
import { samplePage, sampleSection, type SampleRemote } from '../testing/sample-releases';

const site = gateSiteForEach();

describe('The gate refuses', () => {
  it.each<[string, SampleRemote, RegExp]>([
    [
      'code that requires a module which the host does not provide',
      { code: "require('left-pad')" },
      /^\(towns\): .*requires "left-pad"/,
    ],
    [
      'a declared view that is missing',
      { code: 'exports.views = {}' },
      /^\/villes\/riom \(towns\): .*towns has no view "town"/,
    ],
    [
      'a page with a section that its release does not list',
      { html: sampleSection('towns/plan') },
      /^\/villes\/riom \(towns\): .*has the section "plan", which the release of towns does not list/,
    ],
    [
      'a page that a remote makes from a list at the path of another page',
      {
        code: `exports.listedPages = {
          uses: { projects: ['slug'] },
          declare: () => [{ ...${JSON.stringify(samplePage())}, data: null }],
        };`,
      },
      /^\/villes\/riom \(towns\): .*the site already has a page there/,
    ],
    [
      'a script without a hash, which browsers could not verify',
      {
        sections: ['plan'],
        html: sampleSection('towns/plan'),
        change: ({ files }) => delete files['client/section-plan.js'],
      },
      /section-plan\.js has no hash in its release/,
    ],
    [
      'a page that throws',
      { code: "exports.views.town = async () => ({ default: () => { throw new Error('no data') } })" },
      /^\/villes\/riom \(towns\): cannot be rendered in host 1.0.0-b+: no data/,
    ],
    [
      'inline code on many pages with a single message',
      {
        pages: ['/villes/riom', '/villes/volvic', '/villes/vic'].map((path) => pageAt(path as `/${string}`)),
        html: '<h1 style="x">Riom</h1>',
      },
      /^\/villes\/riom, \/villes\/volvic, 1 more \(towns\): .*The page renders style inline: [^\n]*\n.*→ Use styled\(\)/,
    ],
    [
      'a link to a page that does not exist',
      { html: '<main><h1>R</h1><a href="/riom?x=1">x</a></main>' },
      /^\/villes\/riom \(towns\): links to \/riom, which no remote declares.\n.*Correct the link in towns/,
    ],
    [
      'a link to an id that does not exist',
      { html: '<main><h1>R</h1><a href="#bas">x</a></main>' },
      /links to \/villes\/riom#bas, and nothing there has the id "bas"/,
    ],
    [
      'a link with a parameter that no section of the page reads',
      { html: '<main><h1>R</h1><div data-query="service"></div><a href="?ville=riom">x</a></main>' },
      /links to \/villes\/riom\?ville=, and no section there reads "ville".\n.*Keep the parameter in towns/,
    ],
    [
      'a form that no service receives',
      { html: '<main><h1>R</h1><form action="/send"></form></main>' },
      /sends a form to \/send/,
    ],
    [
      'a broken link in the frame of the host',
      { html: '<h1>R</h1><footer><a href="/blog">x</a></footer>' },
      /^\/villes\/riom \(host\): links to \/blog/,
    ],
  ])('%s', async (_, sample, reason) => {
    await site.releaseTowns(sample);

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([expect.stringMatching(reason)]);
  });

  it('the removal of a page that another team links to, and names that team', async () => {
    await site.townsAre({ pages: [samplePage(), pageAt('/villes/volvic')] });
    await site.contactIsLive('<main><h1>Contact</h1><a href="/villes/volvic">Volvic</a></main>');
    await site.releaseTowns({});

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([
      expect.stringMatching(
        /^\/contact \(contact\): links to \/villes\/volvic, which towns 1.1.0-c+ no longer has/,
      ),
    ]);
  });

  it('a host that cannot render a live page, and names the app that owns the page', async () => {
    await site.releaseHost(
      '2.0.0-dddddddddd',
      undefined,
      "exports.renderPage = ({ page }) => { if (page) throw new Error('no such context'); return { html: '<h1>x</h1>', css: '', sections: [] } }",
    );

    expect(await site.reasonsAgainst(['host', '2.0.0-dddddddddd'])).toEqual([
      expect.stringMatching(
        /^\/villes\/riom \(towns\): cannot be rendered in host 2.0.0-d+: no such context/,
      ),
    ]);
  });

  it('code, which can read neither requests nor keys nor start programs while it renders', async () => {
    const request = path.join(site.folders.received, 'requests.sqlite');
    await mkdir(site.folders.received, { recursive: true });
    await writeFile(request, 'A request');
    const keys = { ...process.env, AWS_SECRET_ACCESS_KEY: 'a key' };
    const before = jest.replaceProperty(process, 'env', keys);
    await site.releaseTowns({
      code: `
        const acts = {
          request: () => require('node:fs').readFileSync(${JSON.stringify(request)}),
          key: () => process.env.AWS_SECRET_ACCESS_KEY.length,
          program: () => require('node:child_process').execSync('true'),
          change: () => require('node:fs').writeFileSync('changed', ''),
        };
        const could = Object.keys(acts).filter((name) => { try { acts[name](); return true; } catch { return false; } });
        throw new Error('could do ' + could.length + ': ' + could);`,
    });

    expect((await site.reasonsAgainst(['towns', nextVersion])).join()).toContain('could do 0: \n');
    before.restore();
  });
});
