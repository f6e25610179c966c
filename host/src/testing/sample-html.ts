import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';

type SampleHtml = { site: SiteDocument; main?: string; head?: string; css?: string; policy?: string };

/** Returns a document as compose writes it, without the parts that browsers ignore. */
export function sampleHtml({
  site,
  main = '',
  head = '',
  css = '',
  policy = "img-src 'self'; style-src 'sha256-own'",
}: SampleHtml): string {
  return `<!doctype html><html lang="fr"><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>Titre de ${site.path}</title>${head}<style>p{margin:0}/**/${css}</style>
    <script type="application/json" id="site">${JSON.stringify(site)}</script></head>
    <body><main id="contenu">${main}</main></body></html>`;
}

/** Replaces the test's document with this HTML. */
export function showHtml(html: string): void {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}
