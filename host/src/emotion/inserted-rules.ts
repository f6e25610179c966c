import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { cacheKey } from './cache-key';

/** Names of the rules that the document has: first those that it came with. */
let known: Set<string> | undefined;
let sheet: CSSStyleSheet | null | undefined;
let cache: EmotionCache | undefined;

/** Adds the rules of a component, and of the animations it uses, unless the document has them. */
export function insertRules(styles: SerializedStyles): void {
  if (knownNames().has(styles.name)) return;
  knownNames().add(styles.name);
  if (!knowsNesting()) return void insertCompiled(styles);

  for (let animation = styles.next; animation; animation = animation.next) insertRule(animation.styles);
  insertRule(`.${cacheKey}-${styles.name}{${styles.styles}}`);
}

/**
 * Adds the rules that the document lacks of a prerendered page.
 * @param names of its rules. @param css their text: the security policy lets no script put it here whole.
 */
export function insertPrerendered(names: readonly string[], css: string): void {
  const lacking = new Set(names.filter((name) => !knownNames().has(name)));
  if (lacking.size === 0) return;

  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const { cssText } of parsed.cssRules) {
    const [, name = ''] = nameInRule.exec(cssText) ?? [];
    if (lacking.has(name)) insertRule(cssText);
  }
  lacking.forEach((name) => knownNames().add(name));
}

/** Each rule has the name of the component's styles first, or is an animation. */
const nameInRule = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`);

function insertRule(rule: string): void {
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  sheet?.insertRule(rule, sheet.cssRules.length);
}

function knownNames(): Set<string> {
  return (known ??= prerenderedNames());
}

function prerenderedNames(): Set<string> {
  const sheets = document.querySelectorAll<HTMLElement>('style[data-emotion]');
  return new Set([...sheets].flatMap(({ dataset }) => dataset.emotion?.split(' ').slice(1) ?? []));
}

/** Browsers of before 2023 do not know rules inside rules, which is how components write them. */
export function knowsNesting(): boolean {
  return CSS.supports('selector(&)');
}

async function insertCompiled(styles: SerializedStyles): Promise<void> {
  const [{ default: createCache }, { insertStyles }] = await Promise.all([
    import(/* webpackChunkName: "compiled-styles" */ '@emotion/cache'),
    import(/* webpackChunkName: "compiled-styles" */ '@emotion/utils'),
  ]);
  cache ??= createCache({ key: cacheKey, stylisPlugins: [] });
  insertStyles(cache, styles, true);
}
