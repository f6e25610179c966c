import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
  { title, status = 200, hasForm, hasPictures, script, refresh }: DocumentAnswer,
  content: ReactNode,
): void {
  const html = documentText(
    title,
    <>
      {script !== undefined && <script src={script} defer />}
      {refresh !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={refresh} />
        </noscript>
      )}
    </>,
    content,
  );
  response.writeHead(status, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Content-Security-Policy':
      `default-src 'none'; style-src '${styleHash}'; ${hasPictures ? "img-src 'self'; " : ''}` +
      `${script === undefined ? '' : "script-src 'self'; connect-src 'self'; "}` +
      `form-action ${hasForm ? "'self'" : "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(html);
}

/** The same as a file for a server that sets no policy by itself: it says its own. */
export function htmlFile(title: string, content: ReactNode): string {
  const policy = `default-src 'none'; style-src '${styleHash}'; form-action 'none'; base-uri 'none'`;
  return documentText(title, <meta httpEquiv="Content-Security-Policy" content={policy} />, content);
}

function documentText(title: string, head: ReactNode, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{readableText(title)}</title>
        {head}
        <style>{documentStyle}</style>
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}`;
}

/** For every answer that may carry what a visitor wrote. */
export const privateAnswerHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
} as const;

/** The one style sheet of every document that this server makes; the policy allows no other. */
const documentStyle = `
:root{color-scheme:light dark;--ground:${palette.chaux};--card:${palette.enduit};--line:${palette.ardoiseMid};--text:${palette.pierre};--quiet:${palette.ardoise};--link:${palette.voletDeep};--action:${palette.tuile};--on-action:${palette.enduit}}
@media (prefers-color-scheme:dark){:root{--ground:${palette.pierreNight};--card:${palette.pierreNightCard};--line:${palette.ardoiseNight};--text:${palette.chauxText};--quiet:${palette.ardoiseLight};--link:${palette.voletNight};--action:${palette.tuileNight};--on-action:${palette.pierreNight}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) 1rem;overflow-wrap:anywhere}
h1{font-size:clamp(1.6rem,4vw,2.2rem);line-height:1.2;margin:0 0 1rem}
h2{font-size:1.25rem;line-height:1.3;margin:2.5rem 0 .5rem}
article h2{margin:0 0 .75rem}
h2 a{margin:-.6rem 0}
p{margin:0 0 1rem}
/* As high as a thumb is wide. */
a{display:inline-block;padding:.6rem 0;color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
form+article,.row+article{margin-top:1.5rem}
article{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1.25rem;margin:0 0 1rem}
dl{margin:0;display:grid;gap:0 1rem}
dt,.quiet{color:var(--quiet)}
dd{margin:0 0 .5rem;white-space:pre-line}
@media (min-width:36rem){dl{grid-template-columns:minmax(10rem,auto) 1fr}dd{margin:0}}
label{display:block;margin:1rem 0 .25rem;font-weight:600}
input,textarea,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.375rem}
button,.action{display:inline-block;min-height:2.75rem;margin:1.5rem 0;padding:.6rem 1.25rem;font:inherit;font-weight:600;color:var(--on-action);background:var(--action);border:0;border-radius:.375rem;text-decoration:none;cursor:pointer}
button.secondary{margin:1rem 0 0;color:var(--text);background:transparent;border:1px solid var(--line)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;padding:0;margin:0 -.5rem 1.5rem;list-style:none}
nav a{padding:.6rem .5rem}
nav [aria-current]{color:inherit;background:var(--card);box-shadow:inset 0 0 0 1px var(--line);border-radius:.375rem;text-decoration:none}
h3{font-size:1.0625rem;margin:1.5rem 0 .5rem}
article h3:first-of-type{margin-top:0}
dl+h3:first-of-type,ul+h3:first-of-type{margin-top:1.5rem}
.notice{padding:.75rem 1rem;border:1px solid var(--line);border-left:.375rem solid var(--link);border-radius:.375rem;background:var(--card)}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
.row input{flex:1 1 12rem;width:auto}
.row button{margin:0}
article .row{margin:1.25rem 0 0}
article .row .action{margin:0}
.choice{display:flex;align-items:center;gap:.75rem;margin:1rem 0 0}
.choice input{width:1.5rem;min-height:1.5rem;height:1.5rem;flex:none}
.choice label{margin:0;padding:.6rem 0}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;padding:0;margin:1rem 0 0;list-style:none}
.photos a{display:block;padding:0}
.photos img{display:block;width:100%;height:9rem;object-fit:cover;border-radius:.375rem}
summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer}
pre{max-width:100%;margin:0 0 1rem;padding:.75rem;overflow-x:auto;font-size:.875rem;border:1px solid var(--line);border-radius:.375rem}
.unbroken{white-space:nowrap}
.phone{font-size:1.25rem;font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}
.help{margin:0 0 .25rem;font-size:.9375rem}
.error{padding-left:.75rem;border-left:.25rem solid var(--action);font-weight:600}
[aria-invalid]{border:2px solid var(--action)}
fieldset{margin:1.5rem 0 0;padding:0 1rem 1rem;border:1px solid var(--line);border-radius:.5rem}
legend{padding:0 .5rem;font-weight:700}
button.small{margin:.5rem .5rem 0 0;padding:.4rem .9rem}
/* Hours of a day on which nobody works are no question. */
.fields{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem;align-items:end}
.fields>*{grid-column:1/-1;min-width:0}
.fields>.short{grid-column:auto}
form>.fields>:first-child label{margin-top:0}
.fields:has(option[value=closed]:checked,option[value=by-appointment]:checked)>.short{display:none}
.preview{display:block;max-width:100%;max-height:16rem;margin:0 0 .5rem;border-radius:.375rem}
div.notice{margin:0 0 1rem}
.retouch{position:relative;margin:0 0 1rem}
.retouch img{display:block;width:100%;height:auto}
.retouch svg{position:absolute;inset:0;width:100%;height:100%}
.retouch svg.brush{touch-action:none;cursor:crosshair}
.retouch rect{fill:#8a8a8a;stroke:#fff;stroke-width:2;vector-effect:non-scaling-stroke}
.retouch path{fill:#000;fill-opacity:.65;fill-rule:evenodd}
input[type=range]{padding:0;border:0;background:none;accent-color:var(--link)}
.cells{position:absolute;inset:0;display:grid;grid-template:repeat(8,1fr)/repeat(8,1fr)}
.cells label{display:flex;align-items:center;justify-content:center;margin:0;padding:0;border:1px solid var(--line)}
.cells input{width:1.5rem;height:1.5rem;min-height:0;margin:0}
.cells label:has(:checked){background:var(--quiet)}
progress{width:100%;height:1.25rem;accent-color:var(--link)}
[hidden]{display:none}
@media print{:root{color-scheme:light}nav,form{display:none}article{break-inside:avoid}}
`;
const styleHash = `sha256-${createHash('sha256').update(documentStyle).digest('base64')}`;
