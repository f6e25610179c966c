import createCache, { type EmotionCache } from '@emotion/cache';
import { groupRules } from './group-rules';

/**
 * Each rule is compiled once for all pages. Without Emotion's prefixes: no browser that the site is made
 * for needs them, and every page carries its CSS.
 */
function compiler(key: string): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [] });
  // Emotion then keeps the compiled text of each rule, and writes no <style> between the elements.
  cache.compat = true;
  return cache;
}

/** Of what only compose renders. */
const ofPages = compiler('of-page');
/** Browsers make the same names for what a section adds; see host/src/styles.ts. */
const ofSections = compiler('css');

export type PageStyles = {
  page: EmotionCache;
  sections: EmotionCache;
  /** @returns the page and its rules, with a number for each class that no browser computes: hashes do not compress. */
  finish: (html: string) => { html: string; styles: readonly string[] };
};

/** What notes the rules of one page, and their text. */
export function pageStyles(): PageStyles {
  const page = notes(ofPages);
  const sections = notes(ofSections);

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

function notes(all: EmotionCache): EmotionCache {
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

/** `a` to `z`, then `aa`: letters alone, as no class of a section; digits compress less. */
function shortName(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : shortName(Math.floor(index / 26) - 1) + last;
}

const textOf = ({ inserted }: EmotionCache) => Object.values(inserted).join('');
