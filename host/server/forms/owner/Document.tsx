import { documentStyle } from '../html-document';

export type DocumentFrame = {
  title: string;
  /** Address of a script of this server that helps the page. */
  script?: string;
  /** Seconds after which a browser without that script asks for the page again. */
  refreshes?: number | undefined;
};

/** The frame of every document that is drawn here; what it shows is put inside `main`. */
export function Document({ title, script, refreshes }: DocumentFrame) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {script !== undefined && <script src={script} defer />}
        {refreshes !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshes)} />
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
