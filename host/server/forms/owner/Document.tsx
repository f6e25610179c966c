import { documentStyle } from '../html-document';

/** The frame of every document that is drawn here; what it shows is put inside `main`. */
export function Document({ title }: { title: string }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{documentStyle}</style>
      </head>
      <body>
        <main />
      </body>
    </html>
  );
}
