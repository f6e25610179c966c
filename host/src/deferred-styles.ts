import { css, type CSSObject } from '@emotion/react';
import { deferredDocumentCss, deferredMark } from '@renovation-th/shared/theme/document-css';
import { groupRules } from './server/group-rules';
import { compiler } from './server/page-styles';

const cache = compiler('deferred');
const rules: string[] = [];

/**
 * The class of rules that the first screen does not need: they stand in a stylesheet that all documents of a release
 * share, linked below the page. What stands above the link is not seen until it has come: see `untilStyled`.
 */
export function deferredClass(styles: CSSObject): string {
  const name = `d${rules.length.toString(36)}`;
  rules.push(cache.insert(`.${name}`, { ...css(styles), name }, cache.sheet, false) ?? '');
  return name;
}

/** Not shown until that stylesheet gives it a `display`. */
export const untilStyled = { [deferredMark]: '' };

/** That stylesheet. */
export const deferredCss = () => deferredDocumentCss + groupRules(rules.join(''));
