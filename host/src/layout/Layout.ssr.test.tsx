import { renderToString } from 'react-dom/server';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { Layout } from './Layout';

const html = renderToString(
  <InSite path="/">
    <InShell>
      <Layout>
        <article />
      </Layout>
    </InShell>
  </InSite>,
);

describe('the layout, prerendered', () => {
  it('holds the page in the main element that the skip link leads to', () => {
    expect(html).toContain('href="#contenu"');
    expect(html).toMatch(/<main [^>]*id="contenu"[^>]*><article><\/article><\/main>/);
  });

  it('has no inline style, which the security policy would refuse', () => {
    expect(html).not.toMatch(/ style=/);
  });

  it('opens its menus without any script', () => {
    expect(html).toMatch(/<button [^>]*popovertarget="menu"/i);
    expect(html).toMatch(/<nav [^>]*popover="auto"/);
    expect(html).toContain('<details');
  });

  it('has the call link and the whole footer', () => {
    expect(html).toContain('Appeler');
    expect(html).toContain('© 2026 Rénovation TH');
  });
});
