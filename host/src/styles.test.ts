import { takeStyles } from './styles';

const styles = '<style>._0{color:red}.css-a{color:navy}</style>';

function putMain(css: string, html: string): Element {
  const main = document.createElement('main');
  main.innerHTML = html;
  takeStyles(css, main);
  document.body.replaceChildren(main);
  return main;
}

const colorOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).color;

describe('A page that is put into another document', () => {
  beforeEach(() => {
    document.head.innerHTML = styles;
  });
  afterEach(() => jest.restoreAllMocks());

  it('takes the place of the rules of the page before it, and leaves what sections use', () => {
    putMain('._0{color:green}.css-b{color:teal}', '<p class="_0"></p>');
    putMain('._0{color:gray}', '<p class="_0"></p><i class="css-b"></i>');

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map((r) => r.cssText);
    expect(rules.join()).not.toContain('green');
    expect(colorOf('p')).toBe('rgb(128, 128, 128)');
    expect(colorOf('i')).toBe('rgb(0, 128, 128)');
  });
});
