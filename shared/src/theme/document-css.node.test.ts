import { colorSchemes } from './decisions';
import { documentCss } from './document-css';
import { cssName, vars } from './tokens';

const css = documentCss({ head: '/files/head.woff2', text: '/files/text.woff2' });

describe('documentCss', () => {
  it('defines every variable', () => {
    const names = Object.values(vars).flatMap((value) => /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1] ?? []);

    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(css).toContain(`${name}:`);
    for (const [, name] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(names).toContain(name);
  });

  it('applies the dark scheme if the visitor has chosen it, or by default if the system is dark', () => {
    const dark = `${cssName('ground')}:${colorSchemes.dark.ground};`;
    const [system = '', chosen = ''] = css.split(dark).map((before) => before.slice(-120));

    expect(css.split(dark)).toHaveLength(3);
    expect(system).toContain(
      '@media screen and (prefers-color-scheme: dark){:root:not([data-theme="light"]){',
    );
    expect(chosen).toContain('@media screen{[data-theme="dark"]{');
  });
});
