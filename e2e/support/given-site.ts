import { readFileSync } from 'node:fs';
import { ActionableError } from '../../host/delivery/actionable-error';
import { errorMessage } from '../../host/delivery/error-code';
import type { DeclaredPage } from './declared-page';

/** A running site (`npm run e2e -- --site`), as its sitemap and its documents describe it. */
type GivenSite = {
  /** Origin of the server. */
  url: string;
  /** Origin of the canonical URLs. On a test server, that is the origin of the public site. */
  origin: string;
  pages: DeclaredPage[];
};

/** Environment variable with the path of a JSON file that holds a GivenSite. */
export const givenSiteVariable = 'E2E_GIVEN_SITE';

/** Returns the site given with `--site`, or null if the tests compose their own site. */
export function givenSite(): GivenSite | null {
  const file = process.env[givenSiteVariable];
  return file ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Reads a site over HTTP. @throws ActionableError if the URL is invalid or its sitemap lists no page. */
export async function readGivenSite(given: string): Promise<GivenSite> {
  const url = originOf(given);
  const sitemap = await answerOf(`${url}/sitemap.xml`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  const [first] = listed;
  if (!first) throw new ActionableError(`${url}/sitemap.xml lists no page.`, notOurs);

  const pages: DeclaredPage[] = [];
  for (const { pathname } of listed) pages.push(await readPage(url, pathname, true));
  // The sitemap omits only this page.
  pages.push(await readPage(url, '/merci', false));
  return { url, origin: first.origin, pages };
}

const notOurs = 'Give the URL of a site that this project composed from a complete identity.';

function originOf(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new ActionableError(
    `"${url}" is not the URL of a site.`,
    'Write one such as --site https://www.site.example',
  );
}

async function answerOf(url: string): Promise<string> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new ActionableError(`No server responds at ${url}: ${errorMessage(error)}`, 'Start the site.');
  });
  if (!answer.ok) throw new ActionableError(`${url} responds with status ${answer.status}.`, notOurs);
  return answer.text();
}

/** Describes a page. An unreadable page gets an empty title, so its tests fail. Pages in a folder are of one kind. */
async function readPage(url: string, pathname: string, isListed: boolean): Promise<DeclaredPage> {
  const html = await answerOf(url + pathname).catch(() => '');
  const [folder = '', page] = pathname.slice(1).split('/');
  return {
    path: pathname as DeclaredPage['path'],
    title: unescaped(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? ''),
    view: '',
    data: null,
    kind: page ? `${folder}/*` : folder,
    isListed,
    slots: html.includes('data-section="contact/CallbackForm"') ? ['callback-booking'] : [],
  };
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
