import { existsSync } from 'node:fs';
import path from 'node:path';
import { liveAs } from '../../testing/fake-delivery';
import { ownersPageForEach, photosIn } from '../../testing/owners-page-server';

const site = ownersPageForEach();
const isOver = (text: string) => !text.includes('En cours');
const projectsGiven = () => Object.values(site.delivery.prepared().input.projects);
const publish = async () => {
  await site.post('/site/publier');
  return site.shown('/site', isOver);
};

describe('"Publier"', () => {
  it('passes all prepared changes to delivery, and links to the site', async () => {
    await site.fill('/site/prix', { smallestJob: '120 €' });
    await site.makeProject();
    const text = await publish();
    const { input, folder } = site.delivery.prepared();

    expect(text).toContain('C’est en ligne.');
    expect(text).toMatch(/href="https:[^"]*\/">Voir mon site</);
    expect(input.identity).toMatchObject({ smallestJob: '120 €' });
    expect(projectsGiven()).toMatchObject([
      {
        title: 'Volets repeints',
        days: 2.5,
        hasConsent: true,
        photos: [{ moment: 'before' }, { moment: 'after' }],
      },
    ]);
    for (const { file } of projectsGiven()[0]?.photos ?? [])
      expect(existsSync(path.join(folder, file))).toBe(true);
  });

  it('omits a project if the customer has not agreed to its publication', async () => {
    await site.makeProject({ hasConsent: '' });
    await publish();

    expect(projectsGiven()).toEqual([]);
  });

  it('shows each problem with a link to its field, or with details for the developer', async () => {
    site.delivery.says({
      refused: [
        { field: 'insurance', message: 'Il manque votre assureur décennal.' },
        { field: 'projects.0123456789abcdef.title', message: 'Écrivez un titre.' },
        { field: 'portrait', message: 'Le portrait ne se lit pas.' },
        { field: 'version', message: 'Cette version n’existe plus.' },
        { field: '', message: 'Une page a un défaut.', detail: '/services (marketing): has no title' },
      ],
    });
    const text = await publish();

    expect(text).toContain('Il manque votre assureur décennal.');
    expect(text).toContain('<a href="/site/a-completer#insurance.insurer">Corriger</a>');
    expect(text).toContain('Le portrait ne se lit pas. <a href="/site/moi#portrait">Corriger</a>');
    expect(text).toContain('Écrivez un titre. <a href="/site/chantiers/0123456789abcdef#title">Corriger</a>');
    expect(text).toContain('n’existe plus. <a href="/site#version-avant">Corriger</a>');
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

  it('shows its progress, and prevents other operations', async () => {
    site.delivery.holdUp();
    await site.post('/site/publier');
    const busy = await site.shown('/site', (text) => text.includes('Photo 1 sur 2'));
    expect(busy).not.toContain('action="/site/publier"');
    expect(busy).toContain('En cours\u00a0: publication.');

    const second = await site.post('/site/apercu');
    expect((await site.get(second.headers.location)).text).toContain('est déjà en cours');
    site.delivery.goOn();
    expect(await site.shown('/site', isOver)).toContain('C’est en ligne.');
  });
});

describe('"Revenir à la version publiée …"', () => {
  const again = 'Revenir à la version publiée le 21/11/2026 à 11\u00a0h\u00a000';

  it('makes the version before live again, names its date, and can be undone', async () => {
    site.delivery.says({ isDone: true, live: liveAs('one', 10) });
    expect(await publish()).not.toContain('Revenir à la version');
    site.delivery.says({ isDone: true, live: liveAs('two') });
    expect(await publish()).toContain(again);

    site.delivery.says({ isDone: true, live: liveAs('one', 12) });
    await site.post('/site/reprendre', { version: 'one' });
    const after = await site.shown('/site', isOver);
    expect(site.delivery.given()).toEqual({ kind: 'rollback', content: 'one' });
    expect(after).toContain('La version d’avant est de nouveau en ligne.');
    expect(after).toContain('Revenir à la version publiée le 21/11/2026 à 12\u00a0h\u00a000');
    expect(after).toContain('name="version" value="two"');
  });
});

describe('an unpublished change', () => {
  const stateOf = (text: string) => /<p class="pill (\w+)">/.exec(text)?.[1];
  const publishAs = async (version: string) => {
    site.delivery.says({ isDone: true, live: liveAs(version) });
    return publish();
  };

  it('is announced until it is published, and again after a rollback', async () => {
    expect((await site.get('/site')).text).toContain('Rien de nouveau à publier');
    await site.fill('/site/prix', { smallestJob: '120 €' });
    expect((await site.get('/site')).text).toContain('Des changements sont à publier');

    expect(await publishAs('one')).toContain('Rien de nouveau à publier');
    site.passTime(1);
    await site.fill('/site/prix', { smallestJob: '130 €' });
    expect(await publishAs('two')).toContain('Rien de nouveau à publier');
    site.delivery.says({ isDone: true, live: liveAs('one') });
    await site.post('/site/reprendre', { version: 'one' });
    const after = await site.shown('/site', isOver);
    expect(after).toContain('Des changements sont à publier');
    expect(after).toContain('La version d’avant est de nouveau en ligne.');
  });

  it('is none after a removal, which is live at once', async () => {
    const project = await site.makeProject();
    await publishAs('one');
    site.passTime(1);
    const [id = ''] = photosIn((await site.get(project)).text);
    site.delivery.says({ isDone: true, live: liveAs('two') });
    await site.fill(project, { retirer: id });
    expect(await site.shown('/site', isOver)).toContain('Rien de nouveau à publier');
  });

  it('determines the displayed state of a project, from creation to removal', async () => {
    const project = await site.makeProject({ hasConsent: '' });
    const projects = async () => stateOf((await site.get('/site/chantiers')).text);
    expect(await projects()).toBe('draft');
    await site.fill(project, { hasConsent: 'oui' });
    expect(await projects()).toBe('ready');
    await publishAs('one');
    expect(await projects()).toBe('live');
    site.passTime(1);
    await site.fill(project, { title: 'Volets décapés' });
    expect(await projects()).toBe('ready');
    await site.fill(project, { title: '' });
    expect(await projects()).toBe('wrong');
  });
});
