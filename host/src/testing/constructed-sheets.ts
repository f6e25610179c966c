/** Adds constructable style sheets to jsdom, which lacks them. */
class ConstructedSheet {
  cssRules: readonly CSSRule[] = [];

  replaceSync(css: string): void {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    this.cssRules = [...(style.sheet?.cssRules ?? [])];
    style.remove();
  }
}

Object.assign(globalThis, { CSSStyleSheet: ConstructedSheet });
Object.assign(document, { adoptedStyleSheets: [] });
