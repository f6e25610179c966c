import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '@renovation-th/shared/theme/font-faces';
import { colorSchemes, type ColorName } from '@renovation-th/shared/theme/decisions';
import { readableText } from './foreign-text';

/** Options of `sendDocument`. */
export type DocumentAnswer = {
  title: string;
  /** Default: 200. */
  status?: number;
  /** Whether the page has a form that posts to this server. */
  hasForm?: boolean;
  /** Whether the page shows pictures from this server. */
  hasPictures?: boolean;
  /** Whether the page is one of the owner's, with an icon for the home screen and the site's fonts. */
  isApp?: boolean;
  /** Navigation bar that stays visible while the page scrolls. */
  bar?: ReactNode;
  /** URL of a script on this server. */
  script?: string | undefined;
  /**
   * `<meta http-equiv="refresh">` for browsers without JavaScript: seconds and a URL, such as `2;url=/site`. The URL
   * must have no fragment, because a refresh to the current URL with a fragment only scrolls.
   */
  refresh?: string | undefined;
};

/** Sends a page. Its content security policy allows only what the options require. */
export function sendDocument(
  reply: FastifyReply,
  { title, status = 200, hasForm, hasPictures, isApp, bar, script, refresh }: DocumentAnswer,
  content: ReactNode,
): FastifyReply {
  const style = isApp ? appStyle : documentStyle;
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{readableText(title)}</title>
        {isApp && <AppLinks />}
        {script !== undefined && <script src={script} defer />}
        {refresh !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <style>{style}</style>
      </head>
      <body>
        <main>{content}</main>
        {bar}
      </body>
    </html>,
  );
  const policy = [
    `default-src 'none'; style-src '${hashOf(style)}'`,
    ...(hasPictures || isApp ? ["img-src 'self'"] : []),
    ...(isApp ? ["font-src 'self'"] : []),
    ...(script === undefined ? [] : ["script-src 'self'; connect-src 'self'"]),
    `form-action ${hasForm ? "'self'" : "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
  ];
  return reply
    .code(status)
    .headers(privateAnswerHeaders)
    .header('Content-Security-Policy', policy.join('; '))
    .type('text/html;charset=utf-8')
    .send(`<!doctype html>${html}`);
}

const AppLinks = () => (
  <>
    {[appPaths.head, appPaths.text].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    ))}
    <link rel="icon" href={appPaths.icon} />
    <link rel="apple-touch-icon" href={appPaths.icon} />
    <meta name="theme-color" content={colorSchemes.light.ground} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={colorSchemes.dark.ground} media="(prefers-color-scheme: dark)" />
  </>
);

/** Files served without a session: the icon of the home screen, and the fonts. */
export const appPaths = {
  icon: '/app-icon.png',
  head: '/app-head.woff2',
  text: '/app-text.woff2',
} as const;

/** Headers of every response that may contain a visitor's text. */
export const privateAnswerHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
} as const;

/** Variables of the pages, by name. */
const colours: Readonly<Record<string, ColorName>> = {
  ground: 'ground',
  card: 'surface',
  line: 'lineStrong',
  hair: 'line',
  tint: 'errorTint',
  good: 'success',
  bad: 'error',
  'bad-tint': 'errorTint',
  text: 'text',
  quiet: 'textMuted',
  link: 'link',
  action: 'action',
  'on-action': 'onAction',
};

const variables = (scheme: keyof typeof colorSchemes) =>
  `:root{color-scheme:light dark;${Object.entries(colours)
    .map(([name, color]) => `--${name}:${colorSchemes[scheme][color]}`)
    .join(';')}}`;

const sheet = (name: string) => readFileSync(path.join(__dirname, name), 'utf8').replace(/\s*\n\s*/g, ' ');

const documentStyle = [
  variables('light'),
  `@media (prefers-color-scheme:dark){${variables('dark')}}`,
  sheet('document.css'),
].join('\n');
/** Style sheet of the owner's pages. */
const appStyle = [documentStyle, fontFaces(appPaths), sheet('owner/owners-pages.css')].join('\n');

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;
