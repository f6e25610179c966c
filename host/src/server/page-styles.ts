import createCache, { type EmotionCache } from '@emotion/cache';
import { groupRules } from './group-rules';

/** Returns a cache that compiles each rule once for all pages, without vendor prefixes. */
function compiler(key: string): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [] });
  // In this mode Emotion stores the compiled text, and writes no `<style>` between elements.
  cache.compat = true;
  return cache;
}

/** Cache for page markup, which never runs in a browser. */
const ofPages = compiler('of-page');
/** Cache for sections. Browsers compute the same class names; see host/src/styles.ts. */
const ofSections = compiler('css');

export type PageStyles = {
  page: EmotionCache;
  sections: EmotionCache;
  /**
   * Returns the page's HTML and rules. Classes that no browser computes get short names, since hashes do not compress.
   */
  finish: (html: string) => { html: string; styles: readonly string[] };
};

/** Records which rules one page uses. */
export function pageStyles(): PageStyles {
  const page = recordUses(ofPages);
  const sections = recordUses(ofSections);

  return {
    page,
    sections,
    finish: (html) => {
      const numbers = new Map(Object.keys(page.inserted).map((name, index) => [name, shortName(index)]));
      const numbered = (text: string) =>
        text.replace(/\bof-page-(\w+)/g, (whole, name: string) => numbers.get(name) ?? whole);
      const styles = [groupRules(numbered(textOf(page))), textOf(sections)];
      return { html: numbered(html), styles: styles.filter((css) => css !== '') };
    },
  };
}

/** Wraps `all` in a cache that records which of its rules one page uses. */
function recordUses(all: EmotionCache): EmotionCache {
  const inserted: EmotionCache['inserted'] = {};
  return {
    ...all,
    inserted,
    insert: (selector, serialized, sheet) => {
      if (all.inserted[serialized.name] === undefined) all.insert(selector, serialized, sheet, true);
      inserted[serialized.name] = all.inserted[serialized.name];
    },
  };
}

/** Returns `a` to `z`, then `aa` and so on. Digits compress less well. */
function shortName(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : shortName(Math.floor(index / 26) - 1) + last;
}

const textOf = ({ inserted }: EmotionCache) => Object.values(inserted).join('');
