import type { ComposedSite, ComposerInput } from '@renovation-th/shared/contracts/composer';
import { styleBreak } from '@renovation-th/shared/contracts/site-document';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { comingSoonContent as content } from '../../content/coming-soon';
import type { RenderedPage } from '../render-page';
import { hashSource } from './content-security-policy';
import { frameDocument, type DocumentRequest } from './document';

type ComingSoonRequest = Pick<ComposerInput, 'identity'> & {
  rendered: Pick<RenderedPage, 'html' | 'styles'>;
  frame: Pick<DocumentRequest['host'], 'css' | 'themeColors' | 'titleFont' | 'icon'>;
};

/** Returns the pages of a coming-soon site: every address shows the same document. */
export function comingSoonPages(request: ComingSoonRequest): ComposedSite['pages'] {
  const { tradeName, address } = request.identity;
  const declaration = {
    path: '/',
    title: content.documentTitle(tradeName),
    description: content.description(tradeName, address.locality),
    view: 'coming-soon',
  } as const;
  const document = comingSoonDocument(request, declaration);
  const html = () => Promise.resolve(document);
  return [
    { app: 'host', declaration, html },
    { app: 'host', declaration: null, html },
  ];
}

/** A document without script, under a policy that allows only its own styles, fonts and icon. */
function comingSoonDocument(
  { rendered, frame }: ComingSoonRequest,
  { title, description }: { title: string; description: string },
): string {
  const css = [frame.css, ...rendered.styles].join(styleBreak);
  const policy = `default-src 'none'; style-src ${hashSource(css)}; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'`;
  return frameDocument({
    policy,
    host: frame,
    css,
    about: [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      '<meta name="robots" content="noindex">',
    ],
    body: rendered.html,
  });
}
