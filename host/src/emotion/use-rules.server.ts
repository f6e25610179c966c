import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { cacheKey } from './cache-key';

/** The rules of some components, as browsers of any age read them. */
export type StyleTag = {
  /** `css`, and `css-global` for animations, which have no class. */
  key: string;
  /** Names of the rules. */
  ids: readonly string[];
  css: string;
};

/**
 * Each rule is compiled once for all pages. Without Emotion's prefixes: no browser that the site is made
 * for needs them, and every page carries its CSS.
 */
const cache = createCache({ key: cacheKey, stylisPlugins: [] });
// Keeps the compiled text of each rule.
cache.compat = true;

let collected: { rules: Set<string>; animations: Set<string> } | null = null;

/** @public In the place of use-rules.ts while prerendering; see webpack/host-config.ts. */
export function useRules(styles: SerializedStyles): void {
  if (!collected) return;
  insertStyles(cache, styles, true);
  collected.rules.add(styles.name);
  for (let animation = styles.next; animation; animation = animation.next)
    collected.animations.add(animation.name);
}

/** @param render renders at once. @returns the rules of exactly what it renders. */
export function collectRules<Rendered>(render: () => Rendered): { rendered: Rendered; styles: StyleTag[] } {
  const { rules, animations } = (collected = { rules: new Set<string>(), animations: new Set<string>() });
  try {
    const rendered = render();
    const styles = [styleTag(`${cacheKey}-global`, animations), styleTag(cacheKey, rules)];
    return { rendered, styles: styles.filter(({ css }) => css) };
  } finally {
    collected = null;
  }
}

function styleTag(key: string, names: ReadonlySet<string>): StyleTag {
  const ids = [...names];
  return { key, ids, css: ids.map((name) => cache.inserted[name]).join('') };
}
