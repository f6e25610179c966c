/** The rules that goober, the style engine of notistack, has written. */
let text = '';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * goober writes its CSS into a `<style>`, which Trusted Types and the style policy refuse. This takes the place of
 * that element and passes the text to a constructed sheet.
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
