import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { pageDocumentFile } from '../host/delivery/page-files';
import { declaredPages } from './support/composed-site';
import {
  differencesFromReact,
  lostNodes,
  policyViolations,
  startEverySection,
  watchPrerenderedNodes,
} from './support/hydration';
import { expect, test } from './support/released-site';
import { sentenceOf, variedApps as apps, variedRemotes } from './support/release-variants';
import { expectSentence } from './support/sentence';

/**
 * Three releases of each app. These nine sets hold every pair of releases of any two apps, which is
 * what can go wrong between two teams; all eighty-one would say the same nine times.
 */
const sets = [0, 1, 2].flatMap((host) =>
  [0, 1, 2].map((marketing) => ({
    host,
    marketing,
    towns: (host + marketing) % 3,
    contact: (host + 2 * marketing) % 3,
  })),
);

/** Pages whose text tells the release of their remote. */
const telling = { marketing: '/', towns: '/villes/riom', contact: '/contact' } as const;

/** One page of each other view, in turn. */
const others = [...new Map(declaredPages().map((page) => [page.view, page.path])).values()].filter(
  (page) => !Object.values<string>(telling).includes(page),
);

test('the sets hold every pair of releases of any two apps', () => {
  const pairs = apps.flatMap((one) =>
    apps
      .filter((other) => other !== one)
      .map((other) => new Set(sets.map((set) => `${set[one]}${set[other]}`)).size),
  );
  expect(pairs).toEqual(pairs.map(() => 9));
});

for (const [index, set] of sets.entries()) {
  const name = Object.entries(set).map(([app, number]) => `${app} ${number}`);

  test.describe(`release ${name.join(', ')}`, () => {
    test.use({ firstReleases: set });
    test.setTimeout(180_000);

    test('render every page, and are taken over as they stand', async ({ page, released }) => {
      await test.step('every page', async () => {
        for (const { path: address, title } of declaredPages()) {
          const file = path.join(released.folders.site, 'current', pageDocumentFile(address));
          const html = await readFile(file, 'utf8');
          const { host, remotes } = siteDocument(html);

          expect(host, address).toBe(released.versions.host[set.host]);
          for (const remote of variedRemotes.filter((name) => remotes[name]))
            expect(remotes[remote]?.version, address).toBe(released.versions[remote][set[remote]]);
          expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
          expect(html, address).toContain(`${sentenceOf('host', set.host)}<`);
          expect(html, address).toContain(`<title>${title.replace(/&/g, '&amp;')}</title>`);
        }
      });

      await watchPrerenderedNodes(page);
      for (const address of [...Object.values(telling), others[index % others.length] ?? '/']) {
        await test.step(address, async () => {
          await page.goto(released.url + address);
          await startEverySection(page);
          expect(await lostNodes(page)).toEqual([]);
          expect(await differencesFromReact(page)).toEqual([]);
          expect(await policyViolations(page)).toEqual([]);
          await expectSentence(page, 'host', set.host);
          for (const remote of variedRemotes)
            if (telling[remote] === address) await expectSentence(page, remote, set[remote]);
        });
      }
    });
  });
}

function siteDocument(html: string): SiteDocument {
  const text = new RegExp(`<script type="application/json" id="${siteDocumentId}">(.*?)</script>`, 's').exec(
    html,
  )?.[1];
  return JSON.parse(text ?? 'null');
}
