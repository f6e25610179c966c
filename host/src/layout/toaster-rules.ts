/** Rules written by goober, the style engine of notistack. */
let text = '';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Replaces the `<style>` into which goober writes, since Trusted Types and the style policy forbid it. Passes the
 * text to a constructed style sheet.
 */
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
