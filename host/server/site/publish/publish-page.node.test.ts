import { liveAs } from '../../testing/fake-delivery';
import { ownersPageForEach, photosIn } from '../../testing/owners-page-server';

const site = ownersPageForEach();
const publish = async () => {
  await site.post('/site/publier');
  return site.shown();
};

describe('"Publier"', () => {
  it('omits a project if the customer has not agreed to its publication', async () => {
    await site.makeProject({ hasConsent: '' });
    await publish();

    expect(site.delivery.given()).toMatchObject({ kind: 'publish', input: { projects: {} } });
  });

  it('shows each problem with a link to its field, or with details for the developer', async () => {
    site.delivery.says({
      refused: [
        { field: 'insurance', message: 'Il manque votre assureur décennal.' },
        { field: 'projects.0123456789abcdef.title', message: 'Écrivez un titre.' },
        { field: 'portrait', message: 'Ajoutez votre portrait de nouveau.' },
        { field: '', message: 'Une page a un défaut.', detail: '/services (marketing): has no title' },
      ],
    });
    const text = await publish();

    expect(text).toContain('Il manque votre assureur décennal.');
    expect(text).toContain('<a href="/site/a-completer#insurance.insurer">Corriger</a>');
    expect(text).toContain('portrait de nouveau. <a href="/site/moi#portrait">Corriger</a>');
    expect(text).toContain('Écrivez un titre. <a href="/site/chantiers/0123456789abcdef#title">Corriger</a>');
    expect(text).toMatch(
      /défaut\. [^<]*appelez la personne[^<]*<p class="detail">[^<]*marketing\): has no title</,
    );
  });

  it('shows the reason for a failure, or a general message if there is none', async () => {
    site.delivery.says({ failed: 'La réserve du site ne répond pas.' });
    expect(await publish()).toContain('La réserve du site ne répond pas.');

    site.delivery.says({});
    expect(await publish()).toContain('a été interrompue. Le site est entier');
  });

  it('is shown while it runs, and prevents other operations', async () => {
    site.delivery.holdUp();
    await site.post('/site/publier');
    const busy = await site.shown((text) => text.includes('En cours'));
    expect(busy).not.toContain('action="/site/publier"');
    expect(busy).toContain('En cours\u00a0: publication.');

    const second = await site.post('/site/apercu');
    expect((await site.get(second.headers.location)).text).toContain('est déjà en cours');
    site.delivery.goOn();
    expect(await site.shown()).toContain('C’est en ligne.');
  });
});

describe('an unpublished change', () => {
  const stateOf = (text: string) => /<p class="pill (\w+)">/.exec(text)?.[1];
  const publishAs = async (version: string, hour: number) => {
    site.delivery.says({ isDone: true, live: liveAs(version, hour) });
    return publish();
  };

  it('is announced until it is published, and again after a rollback, which can be undone', async () => {
    expect((await site.get('/site')).text).toContain('Rien de nouveau à publier');
    await site.fill('/site/prix', { smallestJob: '120 €' });
    expect((await site.get('/site')).text).toContain('Des changements sont à publier');

    const first = await publishAs('one', 10);
    expect(first).toContain('Rien de nouveau à publier');
    expect(first).not.toContain('Revenir à la version');
    site.passTime(1);
    await site.fill('/site/prix', { smallestJob: '130 €' });
    expect(await publishAs('two', 11)).toContain(
      'Revenir à la version publiée le 21/11/2026 à 11\u00a0h\u00a000',
    );

    site.delivery.says({ isDone: true, live: liveAs('one', 12) });
    await site.post('/site/reprendre', { version: 'one' });
    const after = await site.shown();
    expect(site.delivery.given()).toEqual({ kind: 'rollback', content: 'one' });
    for (const part of [
      'La version d’avant est de nouveau en ligne.',
      'Des changements sont à publier',
      'Revenir à la version publiée le 21/11/2026 à 12\u00a0h\u00a000',
      'name="version" value="two"',
    ])
      expect(after).toContain(part);
  });

  it('is none after a removal, which is live at once and no version of its own', async () => {
    const project = await site.makeProject();
    await publishAs('one', 11);
    site.passTime(1);
    const [id = ''] = photosIn((await site.get(project)).text);
    await site.fill(project, { retirer: id });
    const after = await site.shown();
    expect(after).toContain('Rien de nouveau à publier');
    expect(after).not.toContain('Revenir à la version');
  });

  it('determines the displayed state of a project, from creation to removal', async () => {
    const project = await site.makeProject({ hasConsent: '', isAnonymous: '' });
    const projects = async () => stateOf((await site.get('/site/chantiers')).text);
    await site.fill(project, { hasConsent: 'oui' });
    expect(await projects()).toBe('draft');
    expect((await site.get(project)).text).toContain('<a href="#isAnonymous">');
    await site.fill(project, { isAnonymous: 'oui' });
    expect(await projects()).toBe('ready');
    expect((await site.get(project)).text).toContain('action="/site/publier"');
    await publishAs('one', 11);
    expect(await projects()).toBe('live');
    site.passTime(1);
    await site.fill(project, { title: 'Volets décapés' });
    expect(await projects()).toBe('ready');
    await site.fill(project, { title: '' });
    expect(await projects()).toBe('wrong');
  });
});
