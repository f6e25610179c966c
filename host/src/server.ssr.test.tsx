import { useState } from 'react';
import { Slot, useIdentity } from '@renovation-th/shared/kernel';
import { Picture } from '@renovation-th/shared/ui/Picture';
import { Section } from '@renovation-th/shared/ui/layout';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { lendModule, renderPage, siteCss, type RenderRequest } from './server';
import { sampleShell } from './testing/in-shell';
import { samplePage } from './testing/sample-site-document';

jest.mock('@emotion/styled', () => jest.requireActual<object>('./emotion/styled'));
jest.mock('./emotion/use-rules', () => jest.requireActual<object>('./emotion/use-rules.server'));

const source = { width: 8, height: 4, avif: [], webp: [] };

function SampleView() {
  return (
    <>
      <h1 tabIndex={-1}>{useIdentity().tradeName}</h1>
      <Picture source={{ ...source, webp: [{ file: 'a.webp', width: 8 }] }} alt="Maquette" sizes="100vw" />
      <Slot name="callback-booking" fallback={<p>Appelez-nous.</p>} />
    </>
  );
}

const Booking = () => <Section ground="deep">Choisissez une heure.</Section>;
const base = '/releases/towns/1.0.0-aaaa/';

const request = (given: Partial<RenderRequest> = {}): RenderRequest => ({
  path: '/villes/riom',
  identity: sampleIdentity,
  year: 2026,
  shell: sampleShell,
  page: { record: samplePage('/villes/riom'), View: SampleView, base },
  slots: {},
  ...given,
});

const fails = (View: () => never) => () =>
  renderPage(request({ page: { record: samplePage('/villes/riom'), View, base } }));

describe('a prerendered page', () => {
  it('stands whole in its layout, with the files of its own release', () => {
    const { html } = renderPage(request());

    expect(html).toMatch(
      /<main [^>]*id="contenu"[^>]*>.*<h1 tabindex="-1">Entreprise Exemple<\/h1>.*<\/main>/is,
    );
    expect(html).toContain(`src="${base}a.webp"`);
    expect(html).toContain('© 2026 Entreprise Exemple');
  });

  it('shows the section of a slot that somebody offers, else the fallback', () => {
    const slots = { 'callback-booking': { Section: Booking, base } };

    expect(renderPage(request({ slots })).html).toContain('Choisissez une heure.');
    expect(renderPage(request({ slots })).html).not.toContain('Appelez-nous.');
    expect(renderPage(request()).html).toContain('Appelez-nous.');
  });

  it('brings the styles of exactly what it shows, and none inline', () => {
    const { html, styles } = renderPage(request());
    const classes = new Set(
      [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
    );
    const ids = styles.flatMap((style) => style.ids);

    expect(styles.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<style| style=/);
    for (const id of ids.filter((name) => !name.startsWith('animation'))) {
      expect([...classes].some((name) => name.includes(id))).toBe(true);
    }
    for (const style of styles) expect(style.css).not.toBe('');
  });

  it('is the same each time, so that a page whose inputs are the same need not be made again', () => {
    expect(renderPage(request())).toEqual(renderPage(request()));
  });

  it('is the not-found page where there is none', () => {
    const { html } = renderPage(request({ path: '/404', page: null }));

    expect(html).toContain('Oops! Page not found');
  });

  it('is refused when its view throws, rather than going live half-made', () => {
    expect(
      fails(() => {
        throw new Error('A fact is missing.');
      }),
    ).toThrow('A fact is missing.');
  });

  it('is refused when a slot throws', () => {
    const Broken = () => {
      throw new Error('No hour is left.');
    };

    expect(() => renderPage(request({ slots: { 'callback-booking': { Section: Broken, base } } }))).toThrow(
      'No hour is left.',
    );
  });
});

describe('the rest of what the delivery asks the host', () => {
  it('names the fonts by the release they belong to', () => {
    expect(siteCss('/releases/host/1.0.0-a/')).toContain('url(/releases/host/1.0.0-a/');
  });

  it('lends its own modules to the server bundles of the remotes', () => {
    expect(lendModule('react')).toHaveProperty('useState', useState);
    expect(lendModule('node:fs')).toBeUndefined();
  });
});
