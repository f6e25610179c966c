import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { declaredPages } from './declared-pages';
import ContactPage from './pages/ContactPage';
import ThanksPage from './pages/ThanksPage';
import { remote } from './remote';
import CallbackBooking from './slots/CallbackBooking';
import { contactDeclaration } from './content/declarations';

const rendered = (section: ReactElement, path = '/') =>
  renderToString(<InSite path={path}>{section}</InSite>);

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('the declared pages', () => {
  it('each name a view of the remote', () => {
    expect(declaredPages.map(({ path }) => path)).toEqual(['/contact', '/merci']);
    for (const { view } of declaredPages) expect(Object.keys(remote.views)).toContain(view);
  });

  it('list the contact page for crawlers, and keep the thanks to the visitor', () => {
    expect(declaredPages.map(({ sitemap }) => sitemap)).toEqual([
      { priority: 0.9, changeFrequency: 'monthly', lastModified: '2025-01-06' },
      undefined,
    ]);
  });
});

describe('without JavaScript', () => {
  const contact = rendered(<ContactPage page={contactDeclaration} />, '/contact');
  const callback = rendered(<CallbackBooking />);

  it('the quote form posts to the service by itself', () => {
    expect(contact).toContain('method="post"');
    expect(contact).toContain('action="/envoi/contact@renovation-th.example"');
    expect(contact).toContain('encType="multipart/form-data"');
    expect(contact).not.toMatch(/novalidate/i);
    expect([...new Set(namesIn(contact))]).toEqual([
      'Nom',
      'Prénom',
      'Email',
      'Téléphone',
      'Ville',
      'Service_souhaité',
      'Description_projet',
      'Urgence_projet',
      'Demande_rappel',
      'Date_ISO',
      'Heure_24h',
      '_honey',
      'Source_formulaire',
      '_next',
      '_subject',
      '_cc',
      '_captcha',
      '_template',
    ]);
    expect(contact).toContain('name="_next" value="https://www.renovation-th.example/merci"');
    expect(contact.match(/<input[^>]*type="radio"/g)).toHaveLength(16);
  });

  it('the callback form posts by itself, with nothing disabled', () => {
    expect(callback).toContain('id="rappel"');
    expect(callback).toContain('action="/envoi/contact@renovation-th.example"');
    expect(callback).not.toContain(' disabled=""');
    expect(new Set(namesIn(callback))).toEqual(
      new Set([
        'Date_ISO',
        'Heure_24h',
        'Nom_complet',
        'Téléphone',
        'Description_projet',
        'Type_demande',
        'Source',
        'Mention_rappel',
        '_honey',
        '_next',
        '_subject',
        '_cc',
        '_captcha',
        '_template',
      ]),
    );
    expect(callback.match(/<input[^>]*type="radio"/g)).toHaveLength(17);
  });

  it('every page reads whole, with one title', () => {
    const thanks = rendered(<ThanksPage />, '/merci?ref=RTH-20261121-7KX2QD');
    for (const html of [contact, thanks]) expect(html.match(/<h1/g)).toHaveLength(1);
    // What depends on the address comes after hydration, so that the first render is the same for all.
    expect(thanks).not.toContain('RTH-');
    for (const html of [contact, callback, thanks]) expect(html).not.toContain('style=');
  });
});
