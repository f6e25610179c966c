import { documentStyle } from '../html-document';

export type DocumentFrame = {
  title: string;
  /** Address of a script of this server that helps the page. */
  script?: string;
  /**
   * What a browser without that script asks for by itself: `2;url=/site`, seconds and an address. The address has no
   * fragment, and is needed: a page whose own address has one would not be asked for again.
   */
  refresh?: string | undefined;
};

/** The frame of every document that is drawn here; what it shows is put inside `main`. */
export function Document({ title, script, refresh }: DocumentFrame) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {script !== undefined && <script src={script} defer />}
        {refresh !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <style>{documentStyle}</style>
      </head>
      <body>
        <main />
      </body>
    </html>
  );
}
