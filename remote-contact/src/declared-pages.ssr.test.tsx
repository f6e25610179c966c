import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { completions } from './completions';
import { declaredPages } from './declared-pages';
import ContactPage from './pages/ContactPage';
import ThanksPage from './pages/ThanksPage';
import CallbackBooking from './slots/CallbackBooking';
import { contactDeclaration } from './content/declarations';

const rendered = (section: ReactElement) => renderToString(<InSite>{section}</InSite>);

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('declaredPages', () => {
  it('lists /contact in the sitemap, but not /merci', () => {
    expect(declaredPages().map(({ sitemap }) => sitemap)).toEqual([
      { priority: 0.9, changeFrequency: 'monthly', lastModified: '2025-01-06' },
      undefined,
    ]);
  });
});

describe('without JavaScript', () => {
  const data = completions.contact.complete(null, samplePublished);
  const contact = rendered(<ContactPage page={{ ...contactDeclaration, data }} />);
  const callback = rendered(<CallbackBooking />);

  it('posts the quote form to the service', () => {
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
      'attachment',
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

  it('posts the callback form, without disabled controls', () => {
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

  it('renders /merci without details of a request', () => {
    const thanks = rendered(<ThanksPage />);

    expect(thanks).toContain('Si vous avez demandé à être rappelé');
    expect(thanks.match(/<p[^>]* hidden=""/g)).toHaveLength(4);
  });
});
