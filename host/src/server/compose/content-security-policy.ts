import { createHash } from 'node:crypto';
import { refusal } from './refusal';

type InlineParts = {
  /** Text of each executable inline script. */
  scripts: readonly string[];
  /** Text of each `<style>`. */
  styles: readonly string[];
  /** Apps whose webpack runtime may load scripts. */
  apps: readonly string[];
  /** Target of forms, either a path of this site or an https URL. */
  formEndpoint: string;
};

/** Returns a document's policy. server-files.ts has the directives that a `<meta>` element cannot set. */
export function contentSecurityPolicy({ scripts, styles, apps, formEndpoint }: InlineParts): string {
  const forms = formEndpoint.startsWith('/') ? "'self'" : `'self' ${new URL(formEndpoint).origin}`;
  // Emotion inserts an empty `<style>` and fills it through the CSSOM, which the policy does not restrict.
  const styleHashes = [...styles, ''].map(hashSource);

  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${[...new Set(styleHashes)].join(' ')}`,
    // Previews of photographs that the visitor has chosen have blob: URLs.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${forms}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types federation page ${apps.map((app) => `webpack-${app}`).join(' ')}`,
  ].join('; ');
}

/** Checks prerendered HTML. @throws ComposerRefusal when it contains code or styles that the policy would block. */
export function refuseInlineCode(path: string, html: string): void {
  const found = / (style|on[a-z]+)="/.exec(html) ?? /<(script|style)\b/.exec(html);
  if (found) {
    throw refusal(
      `The page ${path} renders ${found[1] ?? ''} inline: …${html.slice(Math.max(0, found.index - 80), found.index + 60)}…`,
      'Use styled() for styles, and an effect for code, because the security policy allows nothing inline.',
    );
  }
}

/** Returns the source expression that allows an inline script or style. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
