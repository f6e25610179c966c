import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentStyle, sendWholeDocument } from '../html-document';
import { readableText } from '../readable-text';

type DocumentAnswer = {
  /** Default: 200. */
  status?: number;
  title: string;
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

/** Draws a document and sends it, under a policy that allows nothing but the document itself. */
export function sendDocument(
  response: ServerResponse,
  { status = 200, title, script, refresh, ...answer }: DocumentAnswer,
  content: ReactNode,
): void {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{readableText(title)}</title>
        {script !== undefined && <script src={script} defer />}
        {refresh !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <style>{documentStyle}</style>
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  );
  const hasScript = script !== undefined;
  sendWholeDocument(response, { status, ...answer, hasScript, html: `<!doctype html>${html}` });
}
