import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import {
  mainId,
  shellTemplateId,
  siteDocumentId,
  styleBreak,
  type PinnedScript,
  type SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { notFoundTitle } from '../../content/fallback-pages';
import type { RenderedPage } from '../render-page';
import { contentSecurityPolicy, refuseInlineCode } from './content-security-policy';
import { escapeHtml, scriptJson } from '@renovation-th/shared/html-text';
import { structuredData } from './structured-data';

export type DocumentRequest = {
  /** Null on the not-found page. */
  page: ReleasedPage | null;
  rendered: RenderedPage;
  identity: Identity;
  year: number;
  site: SiteDocument;
  host: {
    /** Script that follows links and starts sections. */
    shell: PinnedScript;
    /** Text of the inlined script. */
    early: string;
    /** CSS of fonts, tokens and bare elements, which every document has. */
    css: string;
    icon: string;
    /** Path of the preloaded font. */
    titleFont: string;
  };
  /** Path of the social card. */
  card: string | null;
  apps: readonly string[];
};

/** Returns a page's document. @throws ComposerRefusal when the HTML contains inline code or styles. */
export function htmlDocument(request: DocumentRequest): string {
  const { page, rendered, identity, site, host } = request;
  const css = host.css + styleBreak + rendered.css;
  const policy = contentSecurityPolicy({
    scripts: [host.early, speculationRules],
    styles: [css],
    apps: request.apps,
    formEndpoint: identity.formEndpoint,
  });
  refuseInlineCode(page?.path ?? '/404', rendered.html);

  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Phones would otherwise make links of numbers and dates, which changes the HTML that React hydrates.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script>${host.early}</script>`,
    // Delays the first paint until `<main>` begins, because a header that arrives in pieces would shift.
    `<link rel="expect" href="#${mainId}" blocking="render">`,
    ...describePage(request),
    `<link rel="preload" href="${host.titleFont}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" href="${host.icon}" type="image/svg+xml">`,
    `<style>${css}</style>`,
    `<script type="application/json" id="${siteDocumentId}">${scriptJson(site)}</script>`,
    shellTemplate(host.shell),
    '</head>',
    `<body>${rendered.html}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Makes browsers prefetch the document of a link that the visitor points at, until the shell removes these rules. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** Returns the template of the script that early/start-shell.ts loads when needed. */
const shellTemplate = ([url, integrity]: PinnedScript) =>
  `<template id="${shellTemplateId}"><script src="${url}" integrity="${integrity}" crossorigin="anonymous"></script></template>`;

function describePage({ page, identity, year, card }: DocumentRequest): string[] {
  if (!page) return [`<title>${escapeHtml(notFoundTitle)}</title>`, '<meta name="robots" content="noindex">'];

  const url = identity.origin + page.path;
  const properties = {
    'og:type': 'website',
    'og:locale': 'fr_FR',
    'og:site_name': identity.tradeName,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    ...(card
      ? { 'og:image': identity.origin + card, 'og:image:width': '1200', 'og:image:height': '630' }
      : {}),
  };

  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.sitemap
      ? `<link rel="canonical" href="${escapeHtml(url)}">`
      : '<meta name="robots" content="noindex">',
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    ...(card ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
    `<script type="application/ld+json">${scriptJson(structuredData(identity, year, page))}</script>`,
  ];
}
