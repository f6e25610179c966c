import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '@renovation-th/shared/theme/font-faces';
import { palette } from '@renovation-th/shared/theme/options';
import { readableText } from './foreign-text';

/** How a document is sent, but for its body. */
export type DocumentAnswer = {
  title: string;
  /** Default: 200. */
  status?: number;
  /** Whether a form of the page may be sent back to this server. */
  hasForm?: boolean;
  /** Whether the page shows pictures of this server. */
  hasPictures?: boolean;
  /** Whether it belongs to what the owner has on his home screen. */
  isApp?: boolean;
  /** A navigation that stays in sight. */
  bar?: ReactNode;
  /** Address of a script of this server that helps the page. */
  script?: string | undefined;
  /**
   * What a browser without that script asks for by itself: `2;url=/site`, seconds and an address. The address has no
   * fragment, and is needed: a page whose own address has one would not be asked for again.
   */
  refresh?: string | undefined;
};

/** Sends a page that needs nothing but itself, under a policy that allows nothing but itself. */
export function sendDocument(
  response: ServerResponse,
  { title, status = 200, hasForm, hasPictures, isApp, bar, script, refresh }: DocumentAnswer,
  content: ReactNode,
): void {
  const html = documentText(
    title,
    <>
      {isApp && (
        <>
          <link rel="manifest" href={appPaths.manifest} />
          <link rel="icon" href={appPaths.icon} />
          <link rel="apple-touch-icon" href={appPaths.icon} />
          <meta name="theme-color" content={palette.chaux} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={palette.pierreNight} media="(prefers-color-scheme: dark)" />
        </>
      )}
      {script !== undefined && <script src={script} defer />}
      {refresh !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={refresh} />
        </noscript>
      )}
    </>,
    content,
    { bar, style: isApp ? appStyle : documentStyle },
  );
  response.writeHead(status, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Content-Security-Policy':
      `default-src 'none'; style-src '${hashOf(isApp ? appStyle : documentStyle)}'; ` +
      `${hasPictures || isApp ? "img-src 'self'; " : ''}` +
      `${isApp ? "manifest-src 'self'; font-src 'self'; " : ''}` +
      `${script === undefined ? '' : "script-src 'self'; connect-src 'self'; "}` +
      `form-action ${hasForm ? "'self'" : "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(html);
}

/** The same as a file for a server that sets no policy by itself: it says its own. */
export function htmlFile(title: string, content: ReactNode): string {
  const policy = `default-src 'none'; style-src '${hashOf(documentStyle)}'; form-action 'none'; base-uri 'none'`;
  return documentText(title, <meta httpEquiv="Content-Security-Policy" content={policy} />, content, {
    style: documentStyle,
  });
}

type Frame = { bar?: ReactNode; style: string };

function documentText(title: string, head: ReactNode, content: ReactNode, { bar, style }: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{readableText(title)}</title>
        {head}
        <style>{style}</style>
      </head>
      <body>
        <main>{content}</main>
        {bar}
      </body>
    </html>,
  )}`;
}

/** Files that the owner's page gives without a session: what a telephone has on its home screen, and the fonts. */
export const appPaths = {
  manifest: '/app.webmanifest',
  icon: '/app-icon.png',
  head: '/app-head.woff2',
  text: '/app-text.woff2',
} as const;

/** For every answer that may carry what a visitor wrote. */
export const privateAnswerHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
} as const;

/** Colours of the pages: by day, and by night. */
const colours: Readonly<Record<string, readonly [keyof typeof palette, keyof typeof palette]>> = {
  ground: ['chaux', 'pierreNight'],
  card: ['enduit', 'pierreNightCard'],
  line: ['ardoiseMid', 'ardoiseNight'],
  hair: ['chauxLine', 'pierreNightLine'],
  tint: ['carminTint', 'carminNightTint'],
  good: ['mousse', 'mousseNight'],
  bad: ['carmin', 'carminNight'],
  'bad-tint': ['carminTint', 'carminNightTint'],
  text: ['pierre', 'chauxText'],
  quiet: ['ardoise', 'ardoiseLight'],
  link: ['voletDeep', 'voletNight'],
  action: ['tuile', 'tuileNight'],
  'on-action': ['enduit', 'pierreNight'],
};

const variables = (time: 0 | 1) =>
  `:root{color-scheme:light dark;${Object.entries(colours)
    .map(([name, pair]) => `--${name}:${palette[pair[time]]}`)
    .join(';')}}`;

const sheet = (name: string) => readFileSync(path.join(__dirname, name), 'utf8').replace(/\s*\n\s*/g, ' ');

/** The style sheet of every document that this server makes; the policy allows no other. */
const documentStyle = [
  variables(0),
  `@media (prefers-color-scheme:dark){${variables(1)}}`,
  sheet('document.css'),
].join('\n');
/** The same with what only the owner's pages have. */
const appStyle = [documentStyle, fontFaces(appPaths), sheet('owner/owners-pages.css')].join('\n');

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;
