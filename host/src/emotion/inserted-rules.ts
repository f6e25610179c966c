import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { cacheKey } from './cache-key';

/** Names of the rules that the document has: first those that it came with. */
let known: Set<string> | undefined;
let sheet: CSSStyleSheet | null | undefined;
let cache: EmotionCache | undefined;

/** Adds the rules of a component, and of the animations it uses, unless the document has them. */
export function insertRules(styles: SerializedStyles): void {
  known ??= prerenderedNames();
  if (known.has(styles.name)) return;
  known.add(styles.name);
  if (!knowsNesting()) return void insertCompiled(styles);

  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  const add = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length);
  for (let animation = styles.next; animation; animation = animation.next) add(animation.styles);
  add(`.${cacheKey}-${styles.name}{${styles.styles}}`);
}

function prerenderedNames(): Set<string> {
  const sheets = document.querySelectorAll<HTMLElement>('style[data-emotion]');
  return new Set([...sheets].flatMap(({ dataset }) => dataset.emotion?.split(' ').slice(1) ?? []));
}

/** Browsers of before 2023 do not know rules inside rules, which is how components write them. */
function knowsNesting(): boolean {
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
