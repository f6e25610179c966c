/** Rules written by goober, the style engine of notistack. */
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
