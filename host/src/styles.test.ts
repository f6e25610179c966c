import { readStyles, takeStyles } from './styles';

const styles = '<style>p{margin:0}/**/.a{color:red}</style>';

function putMain([page, sections]: readonly [page: string, sections?: string], html: string): void {
  const main = document.createElement('main');
  main.innerHTML = html;
  takeStyles(readStyles(['p{margin:0}', page, ...(sections ? [sections] : [])].join('/**/'), main));
  document.body.replaceChildren(main);
}

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
const classOf = (selector: string) => document.querySelector(selector)!.className;

describe('a page that is shown in another document', () => {
  beforeEach(() => {
    document.head.innerHTML = styles;
  });

  it('replaces the rules of the previous page, and keeps the rules of sections', () => {
    putMain(['.a{color: green;}', '.css-b{color: teal;}'], '<p class="a"></p>');
    putMain(['.a{color: gray;}'], '<p class="a"></p><i class="css-b"></i>');

    expect(rules()).not.toContain('green');
    expect(classOf('p')).not.toBe('a');
    expect(rules()).toContain(`.${classOf('p')} {color: gray;}`);
    expect(rules()).toContain('.css-b {color: teal;}');
  });

  it('adds the rules of its sections only once', () => {
    for (let visit = 0; visit < 2; visit += 1) putMain(['', '.css-c{color: teal;}'], '<i class="css-c"></i>');

    expect(rules().split('.css-c')).toHaveLength(2);
  });
});
