import type { ComposedSite } from '@renovation-th/shared/contracts/composer';
import { styleBreak } from '@renovation-th/shared/contracts/site-document';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { comingSoonContent as content } from '../../content/coming-soon';
import type { RenderedPage } from '../render-page';
import { hashSource } from './content-security-policy';
import { frameDocument, type DocumentFrame } from './document';

/**
 * Returns the pages of a coming-soon site. Every path shows the same document, which has no script and whose policy
 * allows only its own styles, fonts and icon.
 */
export function comingSoonPages(
  { tradeName, address }: Identity,
  rendered: Pick<RenderedPage, 'html' | 'styles'>,
  host: DocumentFrame['host'] & { css: string },
): ComposedSite['pages'] {
  const title = content.documentTitle(tradeName);
  const description = content.description(tradeName, address.locality);
  const css = [host.css, ...rendered.styles].join(styleBreak);
  const document = frameDocument({
    policy: `default-src 'none'; style-src ${hashSource(css)}; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'`,
    host,
    css,
    about: [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      '<meta name="robots" content="noindex">',
    ],
    body: rendered.html,
  });
  const html = () => Promise.resolve(document);
  return [
    { app: 'host', declaration: { path: '/', title, description, view: 'coming-soon' }, html },
    { app: 'host', declaration: null, html },
  ];
}
