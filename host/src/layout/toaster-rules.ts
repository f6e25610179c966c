/** What goober, the style engine of notistack, has written. */
let text = '';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * goober puts a text of CSS into a `<style>`, which Trusted Types and the style policy refuse. Where it looks for
 * that element it finds this, which hands the text to a constructed sheet.
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
