import { createHash } from 'node:crypto';
import { escapeHtml } from '../compose/html-text';

const css = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'body{max-width:64rem;margin:0 auto;padding:2rem 1rem}',
  'pre{padding:1rem;border:1px solid;border-left-width:.5rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:.875rem/1.5 ui-monospace,monospace}',
].join('');

/** Shown instead of a page that cannot be rendered, under the same security policy; never a blank page. */
export function problemPage(title: string, words: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'self'; style-src 'sha256-${hash}'; object-src 'none'; base-uri 'none'`;

  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${css}</style>`,
    '</head>',
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    `<pre tabindex="0">${escapeHtml(words)}</pre>`,
    '<p>This page loads again by itself once the sources are right.</p></main></body>',
    '</html>',
    '',
  ].join('\n');
}
