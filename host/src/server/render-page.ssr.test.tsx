import styled from '@emotion/styled';
import { keyframes } from '@emotion/react';
import { useId } from 'react';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { Section, Slot, useContact, useIdentity } from '@renovation-th/shared/kernel';
import { Picture } from '@renovation-th/shared/ui/Picture';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { renderPage, type RenderRequest } from './render-page';
import { sampleShell } from '../testing/in-shell';

const source = { width: 8, height: 4, avif: [], fallback: 'a.webp' };
const record: PageRecord = {
  path: '/villes/riom',
  title: 'Riom',
  description: 'De Riom',
  view: 'town',
  data: null,
};

const Red = styled('button')({ color: 'red', animation: `${keyframes({ to: { opacity: 0 } })} 1s` });
const Blue = styled('div')({ color: 'blue', '&:hover': { color: 'navy' } });

function Hours({ first }: { first: string }) {
  const id = useId();
  return (
    <Red id={id} onClick={() => undefined}>
      {`${useContact().tradeName}, ${first}`}
    </Red>
  );
}

function SampleView() {
  return (
    <>
      <h1 tabIndex={-1}>{useIdentity().tradeName}</h1>
      <Picture source={source} alt="Maquette" sizes="100vw" />
      <Section component={Hours} props={{ first: '« 8 h » & plus' }} query={['heure', 'jour']} />
      <Slot name="callback-booking" fallback={<p>Appelez-nous.</p>} />
    </>
  );
}

const Booking = () => (
  <Blue>
    Choisissez une heure.
    <Section component={Hours} props={{ first: '9 h' }} />
  </Blue>
);

const towns = { app: 'towns', base: '/releases/towns/1.0.0-aaaa/' };
const contact = { app: 'contact', base: '/releases/contact/1.0.0-bbbb/' };

const request = (given: Partial<RenderRequest> = {}): RenderRequest => ({
  path: '/villes/riom',
  identity: sampleIdentity,
  year: 2026,
  shell: sampleShell,
  page: { record, view: { Component: SampleView, ...towns } },
  slots: { 'callback-booking': null },
  ...given,
});
const withBooking = { 'callback-booking': { Component: Booking, ...contact } };

const main = (html: string) => /<main [^>]*id="contenu"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
/** Returns the attributes of each section's element. */
const sectionsIn = (html: string) =>
  [...html.matchAll(/<div( data-section=[^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );

describe('a prerendered page', () => {
  it('contains only the rules of its components and sections, and no inline style', () => {
    const { html, css } = renderPage(request());

    expect(css).toMatch(/\.css-[\w-]+\{color:red;/);
    expect(css).toContain('@keyframes animation-');
    expect(css).not.toContain('color:blue');
    expect(html).not.toMatch(/<style| style=/);
    const names = [...css.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name);
    for (const name of names) expect(html).toContain(name);

    // Nested rules are resolved for older browsers.
    expect(renderPage(request({ slots: withBooking })).css).toMatch(/\.css-[\w-]+:hover\{color:navy;\}/);
  });

  it('has the same HTML and rules each time', () => {
    renderPage(request({ slots: withBooking }));

    expect(renderPage(request())).toEqual(renderPage(request()));
  });

  it('is the not-found page if no page has the path', () => {
    const { html, sections } = renderPage(request({ path: '/404', page: null }));

    expect(main(html)).toContain('<h1');
    expect(html).toContain('data-not-found');
    expect(sections).toEqual([]);
  });

  it('is refused when its view shows a slot that the page does not declare', () => {
    expect(() => renderPage(request({ slots: {} }))).toThrow(
      'shows the slot "callback-booking", which its declaration does not list.',
    );
  });

  it.each<[string, (Broken: () => never) => Partial<RenderRequest>]>([
    ['view', (Broken) => ({ page: { record, view: { Component: Broken, ...towns } } })],
    ['slot', (Broken) => ({ slots: { 'callback-booking': { Component: Broken, ...contact } } })],
    [
      'section',
      (Broken) => ({
        page: {
          record,
          view: { Component: () => <Section component={Broken} props={{}} />, ...towns },
        },
      }),
    ],
  ])('is refused when its %s throws', (_what, withBroken) => {
    const broken = withBroken(function Broken() {
      throw new Error('A fact is missing.');
    });

    expect(() => renderPage(request(broken))).toThrow('A fact is missing.');
  });
});

describe('the sections of a prerendered page', () => {
  const { html, sections } = renderPage(request({ slots: withBooking }));

  it('are listed with their app', () => {
    expect(sections).toEqual(['towns/Hours', 'contact/Hours']);
  });

  it('name the query that they read, and generate unique ids', () => {
    const [hours, booking] = sectionsIn(html);

    expect(hours).toMatchObject({ section: 'towns/Hours', query: 'heure jour' });
    expect(booking).toMatchObject({ section: 'contact/Hours' });
    expect(booking).not.toHaveProperty('query');
    expect(hours?.prefix).not.toBe(booking?.prefix);
    const ids = [...html.matchAll(/<button id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('contain their props as JSON, and get the contact details', () => {
    expect(sectionsIn(html)[0]?.props).toBe('{&quot;first&quot;:&quot;« 8 h » &amp; plus&quot;}');
    expect(html).toContain('Entreprise Exemple, « 8 h » &amp; plus');
  });
});
