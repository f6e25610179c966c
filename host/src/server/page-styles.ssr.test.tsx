import { CacheProvider, type EmotionCache } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageStyles } from './page-styles';

const Word = styled('b')({ color: 'red', '&:hover': { color: 'navy' } });
const Title = styled('h1')({ color: 'green' });

const render = (cache: EmotionCache, children = <Word />) =>
  renderToStaticMarkup(<CacheProvider value={cache}>{children}</CacheProvider>);

describe('the styles of a page', () => {
  it('contain short class names, and each rule once', () => {
    const { page, finish } = pageStyles();
    const html = render(
      page,
      <>
        <Title />
        <Word />
        <Word />
        <i>of-page-anything</i>
      </>,
    );

    expect(finish(html)).toEqual({
      html: '<h1 class="a"></h1><b class="b"></b><b class="b"></b><i>of-page-anything</i>',
      styles: ['.a{color:green}.b{color:red}.b:hover{color:navy}'],
    });
  });

  it('keep the class names that browsers compute in sections, even if the page has the same rules', () => {
    const { page, sections, finish } = pageStyles();
    const { html, styles } = finish(render(page) + render(sections));
    const [, own, ofSection = ''] = /class="(.*?)".*class="(.*?)"/.exec(html) ?? [];

    expect(own).toBe('a');
    expect(ofSection).toMatch(/^css-\w+$/);
    expect(styles).toEqual([
      '.a{color:red}.a:hover{color:navy}',
      `.${ofSection}{color:red;}.${ofSection}:hover{color:navy;}`,
    ]);
  });

  it('contain no rule of another page', () => {
    render(pageStyles().page, <Title />);
    const { page, finish } = pageStyles();

    expect(finish(render(page)).styles.join()).not.toContain('green');
  });
});
