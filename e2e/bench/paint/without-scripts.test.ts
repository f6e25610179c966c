import { withoutScripts } from './without-scripts';

const content = [
  '<link rel="expect" href="#contenu" blocking="render">',
  '<script type="application/ld+json">{"@type":"LocalBusiness"}</script>',
  '<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>',
  '<style>p{color:red}</style>',
  '<noscript>Sans JavaScript, appelez.</noscript>',
  '<template><p>Une ligne</p></template>',
];

const withScripts = [
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script>if (1 < 2) document.title = "<p>";\nstart();</script>',
  ...content,
  '<script type="application/json" id="site">{"year":2026}</script>',
  '<script src="/main.js" integrity="sha384-abc" crossorigin="anonymous" defer></script>',
  '<template id="shell"><script src="/main.js"></script></template>',
];

describe('A document without its scripts', () => {
  it('keeps everything else, line for line', () => {
    expect(withoutScripts(withScripts.join('\n'))).toBe(`${content.join('\n')}\n`);
  });

  it('is itself when it has none', () => {
    expect(withoutScripts(content.join('\n'))).toBe(content.join('\n'));
  });
});
