import createCache from '@emotion/cache';

/** Emotion's cache in the browser. Prerendering uses the same key. The empty plugin list turns off vendor prefixes. */
export const stylesCache = createCache({ key: 'css', stylisPlugins: [] });

/** Tells Emotion which rules the document already has. */
export function markPresent(css: string): void {
  for (const [, name = ''] of css.matchAll(/\.css-([\w-]+)/g)) stylesCache.inserted[name] = true;
}

/** Rules of the page that a navigation has shown. The security policy allows constructed style sheets. */
const pageSheet = new CSSStyleSheet();

/** Replaces the rules of the page that the last navigation has shown. */
export function showStyles(css: string): void {
  pageSheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(pageSheet)) document.adoptedStyleSheets.push(pageSheet);
}
