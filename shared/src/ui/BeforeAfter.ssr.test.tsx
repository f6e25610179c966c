import { renderToString } from 'react-dom/server';
import { InSite } from '../testing/render-in-site';
import room from './room.webp?picture';
import { BeforeAfter } from './BeforeAfter';

it('is prerendered with both pictures and no inline style, which the security policy would refuse', () => {
  const picture = (alt: string) => ({ source: room, alt });
  const html = renderToString(
    <InSite>
      <BeforeAfter label="Façade" before={picture('Fissurée')} after={picture('Refaite')} sizes="100vw" />
    </InSite>,
  );

  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(html).toContain('alt="Fissurée"');
  expect(html).toContain('alt="Refaite"');
  expect(html).toMatch(/<input [^>]*type="range"[^>]*value="50"/);
  expect(html.replace(/<style[^>]*>.*?<\/style>/gs, '')).not.toMatch(/ style=/);
});
