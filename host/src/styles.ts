import createCache from '@emotion/cache';
import { rulesOf } from './css-rules';

/** Begins the class names of sections and of the shell, as while prerendering. */
const stylesKey = 'css';

/** Where sections and the shell put the rules that the document lacks; browsers need none of Emotion's prefixes. */
export const stylesCache = createCache({ key: stylesKey, stylisPlugins: [] });

const classNames = new RegExp(`\\.${stylesKey}-([\\w-]+)`, 'g');
/** Of what only compose renders: each document counts for itself (host/src/server/page-styles.ts). */
const numberedClasses = /\._\w+/g;

/** Tells Emotion which rules stand in a text of CSS that the document has. */
export function markPresent(css: string): void {
  for (const [, name = ''] of css.matchAll(classNames)) stylesCache.inserted[name] = true;
}

/** How many pages have come into this document, so that their numbered classes differ from those it has. */
let pages = 0;
let ofPage: HTMLStyleElement | undefined;

/**
 * Puts the rules of another document in the place of those of the last page that came, and adds what sections
 * lack. The security policy lets no script put a text of CSS here, so its rules go in one by one.
 * @param main what they are for; its classes get names that are free here.
 */
export function takeStyles(css: string, main: Element): void {
  pages += 1;
  for (const element of [main, ...main.querySelectorAll('[class]')])
    for (const name of [...element.classList])
      if (name.startsWith('_')) element.classList.replace(name, `${name}-${pages}`);

  ofPage?.remove();
  ofPage = document.createElement('style');
  // Ahead of the rules of sections, as in a document of its own.
  document.querySelector('style')?.after(ofPage);
  for (const rule of rulesOf(css)) {
    const animation = /^@keyframes ([^{]+)/.exec(rule)?.[1];
    if (rule.includes('._')) add(ofPage.sheet, rule.replaceAll(numberedClasses, `$&-${pages}`));
    else if (animation ? !animations.has(animation) : isLacking(rule)) add(own(), rule);
    if (animation) animations.add(animation);
  }
  markPresent(css);
}

const isLacking = (rule: string) =>
  [...rule.matchAll(classNames)].some(([, name = '']) => !stylesCache.inserted[name]);

const animations = new Set<string>();
let sheet: CSSStyleSheet | null = null;

function own(): CSSStyleSheet | null {
  return (sheet ??= document.head.appendChild(document.createElement('style')).sheet);
}

function add(to: CSSStyleSheet | null, rule: string): void {
  if (!to) throw new Error('The document takes no style sheet.');
  try {
    to.insertRule(rule, to.cssRules.length);
  } catch {
    // Made for another browser, such as the thumb of Firefox's sliders: in a text of CSS it would be passed over.
  }
}
