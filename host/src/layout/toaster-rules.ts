/*
 * notistack 3 writes its rules with goober 2, which sets the `innerHTML` of a `<style>`. Our policy demands Trusted Types
 * there and forbids inline styles. Remove this file when notistack takes an element or a nonce for its rules.
 */

/** Rules written by goober. */
let text = '';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Stands in for goober's `<style>`, which the security policy forbids, and copies its text to a constructed sheet. */
const standIn = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return text;
    },
    set data(css: string) {
      text = css;
      sheet.replaceSync(css);
    },
  },
};

Object.assign(window, { _goober: standIn });
