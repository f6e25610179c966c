import { colorSchemes, sizeVars } from './decisions';
import { documentCss } from './document-css';
import { cssName, vars } from './tokens';

const css = documentCss({ head: '/files/head.woff2', text: '/files/text.woff2' });

describe('the stylesheet of a document', () => {
  it('gives every token that a component may name a value', () => {
    const others = ['fontHead', 'fontText', 'header', 'shadow', 'pictureFilter', 'ease'];

    for (const token of [...Object.keys(colorSchemes.light), ...Object.keys(sizeVars), ...others])
      expect(css).toContain(`${cssName(token)}:`);
  });

  it('spells tokens as components do', () => {
    expect(vars.textMuted).toBe('var(--text-muted)');
    expect(vars.space5).toBe('var(--space-5)');
    for (const [, name] of css.matchAll(/var\((--[a-z0-9-]+)\)/g)) expect(css).toContain(`${name}:`);
  });

  it('has the dark values for a dark system that nobody overruled, and for who chose them', () => {
    const dark = `--ground:${colorSchemes.dark.ground};`;
    const [system = '', chosen = ''] = css.split(dark).map((before) => before.slice(-120));

    expect(css.split(dark)).toHaveLength(3);
    expect(system).toContain('@media (prefers-color-scheme: dark){:root:not([data-theme="light"]){');
    expect(chosen).toContain('[data-theme="dark"]{');
  });

  it('loads the fonts from where they are told to be', () => {
    expect(css).toContain('src:url(/files/head.woff2) format("woff2")');
    expect(css).toContain('src:url(/files/text.woff2) format("woff2")');
  });
});
