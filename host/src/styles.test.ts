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

  it('has its own looks, though that document counts its classes with the same numbers', () => {
    putMain('._0{color:green}', '<p class="_0 plain"></p><header class="_0"></header>');
    document.body.insertAdjacentHTML('afterbegin', '<nav class="_0"></nav>');

    expect(colorOf('p')).toBe('rgb(0, 128, 0)');
    expect(colorOf('main header')).toBe('rgb(0, 128, 0)');
    expect(colorOf('nav')).toBe('rgb(255, 0, 0)');
    expect(document.querySelector('p')).toHaveClass('plain');
  });

  it('takes the place of the rules of the page before it, and leaves what sections use', () => {
    putMain('._0{color:green}.css-b{color:teal}', '<p class="_0"></p>');
    putMain('._0{color:gray}', '<p class="_0"></p><i class="css-b"></i>');

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map((r) => r.cssText);
    expect(rules.join()).not.toContain('green');
    expect(colorOf('p')).toBe('rgb(128, 128, 128)');
    expect(colorOf('i')).toBe('rgb(0, 128, 128)');
  });

  it('has each rule as it was written, since browsers give shorthands back without their variables', () => {
    const rule = '.css-range{background:var(--dots) 0 0/1rem repeat-x;background-position:left center;}';
    const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
    putMain(`@media print{._1{color:black}}${rule}`, '');

    expect(insertRule.mock.calls.map(([text]) => text)).toContain(rule);
  });

  it('has the rest of its rules where the browser refuses one that is made for another', () => {
    jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementationOnce(() => {
      throw new SyntaxError('::-moz-range-thumb');
    });
    putMain('._0::-moz-range-thumb{color:red}._1{color:green}', '<p class="_1"></p>');

    expect(colorOf('p')).toBe('rgb(0, 128, 0)');
  });
});
