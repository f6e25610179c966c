import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownersPageForEach } from '../testing/owners-page-server';

const site = ownersPageForEach();
// Real processes decode here.
const isOver = (text: string) => !text.includes('En cours');
const worksGiven = () => Object.values(site.delivery.prepared().input.works);
const publish = async () => {
  await site.post('/site/publier');
  return site.shown('/site', isOver);
};

describe('« Publier »', () => {
  it('gives delivery all that he has prepared, and links to the pages that changed', async () => {
    await site.post('/site/remplir/petit-chantier', { version: '0', smallestJob: '120 €' });
    await site.makeWork();
    const text = await publish();
    const { input, folder } = site.delivery.prepared();

    expect(text).toContain('C’est en ligne.');
    expect(text).toContain('>/realisations/volets-repeints-riom-2026-03</a>');
    expect(input.identity).toEqual({ smallestJob: '120 €' });
    expect(worksGiven()).toMatchObject([
      {
        title: 'Volets repeints',
        days: 2.5,
        hasConsent: true,
        photos: [{ moment: 'before' }, { moment: 'after' }],
      },
    ]);
    for (const { file } of worksGiven()[0]?.photos ?? [])
      expect(existsSync(path.join(folder, file))).toBe(true);
  });

  it('leaves out a work to which the customer has not agreed', async () => {
    await site.makeWork({ hasConsent: '' });
    await publish();

    expect(worksGiven()).toEqual([]);
  });

  it('says what is refused, at the field concerned', async () => {
    site.delivery.says({
      refused: [
        { field: 'insurance', message: 'Il manque votre assureur décennal.' },
        { field: 'works.0123456789abcdef.title', message: 'Écrivez un titre.' },
      ],
    });
    const text = await publish();

    expect(text).toContain('Il manque votre assureur décennal.');
    expect(text).toContain('<a href="/site/a-completer#assurance">Corriger</a>');
    expect(text).toContain('Écrivez un titre. <a href="/site/chantiers/0123456789abcdef#title">Corriger</a>');
  });

  it('says why it failed, in the words of delivery or in its own', async () => {
    site.delivery.says({ failed: 'La réserve du site ne répond pas.' });
    expect(await publish()).toContain('La réserve du site ne répond pas.');

    site.delivery.says({});
    expect(await publish()).toContain('a été interrompue. Le site est entier');
  });

  it('shows how far it is, without script too, and is done once at a time', async () => {
    site.delivery.holdUp();
    await site.post('/site/publier');
    const busy = await site.shown('/site', (text) => text.includes('1 sur 2'));
    expect(busy).toContain('<noscript><meta http-equiv="refresh" content="2;url=/site"/></noscript>');
    expect(busy).not.toContain('action="/site/publier"');

    const second = await site.post('/site/apercu');
    expect((await site.get(second.headers.location)).text).toContain('est déjà en cours');
    site.delivery.goOn();
    expect(await site.shown('/site', isOver)).toContain('C’est en ligne.');
  });
});

describe('« Reprendre la version d’avant »', () => {
  it('asks for the version before, or for the one that he chose', async () => {
    const { text } = await site.get('/site/versions');
    expect(text).toContain('21/11/2026 12:00:00');
    expect(text).toContain('value="1.0.0-a"');

    site.delivery.says({ pages: ['/'] });
    await site.post('/site/reprendre', { version: '1.0.0-a' });
    expect(await site.shown('/site', isOver)).toContain('La version choisie est de nouveau en ligne.');
    expect(site.delivery.given()).toEqual({ kind: 'rollback', version: '1.0.0-a' });
  });
});

describe('« Aperçu »', () => {
  it('is the whole site on a port of its own, in no cache and no index', async () => {
    expect((await site.preview('/')).status).toBe(404);
    await site.post('/site/apercu');
    expect(await site.shown('/site', isOver)).toContain('L’aperçu est prêt.');
    const { status, text, headers } = await site.preview('/');

    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(text).toContain('Mon aperçu');
  });
});
