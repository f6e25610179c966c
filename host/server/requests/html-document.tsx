import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorSchemes } from '@renovation-th/shared/theme/decisions';

/** Options of `sendDocument`. */
export type DocumentAnswer = {
  title: string;
  /** Default: 200. */
  status?: number | undefined;
  /** Whether the page is one of the owner's, with pictures and scripts. */
  isApp?: boolean;
  /** Navigation bar that stays visible while the page scrolls. */
  bar?: ReactNode;
  /** URL of a script on this server. */
  script?: string;
};

/** Returns the HTML of a page. */
export function documentHtml({ title, isApp, bar, script }: DocumentAnswer, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        {script !== undefined && <script src={script} defer />}
        <style>{isApp ? appStyle : documentStyle}</style>
      </head>
      <body>
        <main>{content}</main>
        {bar}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Sends a page, with a content security policy for the pages of visitors or of the owner. */
export function sendDocument(reply: FastifyReply, answer: DocumentAnswer, content: ReactNode): FastifyReply {
  const { status = 200, isApp } = answer;
  const policy = [
    `default-src 'none'; style-src '${hashOf(isApp ? appStyle : documentStyle)}'`,
    ...(isApp ? ["img-src 'self'; script-src 'self'; connect-src 'self'"] : []),
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .headers(privateAnswerHeaders)
    .header('Content-Security-Policy', policy.join('; '))
    .type('text/html;charset=utf-8')
    .send(documentHtml(answer, content));
}

/** Headers of every response that may contain a visitor's text. */
export const privateAnswerHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
} as const;

const variables = (scheme: keyof typeof colorSchemes) =>
  `:root{color-scheme:light dark;${Object.entries(colorSchemes[scheme])
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;

const sheet = (name: string) => readFileSync(path.join(__dirname, name), 'utf8').replace(/\s*\n\s*/g, ' ');

const documentStyle = [
  variables('light'),
  `@media (prefers-color-scheme:dark){${variables('dark')}}`,
  sheet('document.css'),
].join('\n');
/** Style sheet of the owner's pages. */
const appStyle = `${documentStyle}\n${sheet('owner/owners-pages.css')}`;

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;
