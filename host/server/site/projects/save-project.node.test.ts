import { parse } from 'node-html-parser';
import { fieldsIn, ownersPageForEach, photosIn, valueOf } from '../../testing/owners-page-server';

const site = ownersPageForEach();

describe('the page of a project', () => {
  it('starts with the current month, and saves nothing before "Enregistrer"', async () => {
    const project = await site.beginProject();
    expect(valueOf('month', (await site.get(project)).text)).toBe('2026-11');
    expect((await site.get('/site/chantiers')).text).toContain('Vous n’avez pas encore de chantier.');
  });

  it('lists the towns by name and the departments last', async () => {
    const list = parse((await site.get(await site.beginProject())).text).querySelectorAll('#place option');
    const names = list.map(({ text }) => text);
    expect(names).toEqual(['Choisir…', 'Ambert', 'Riom', 'Ailleurs dans l’Allier']);
  });

  it('has "Enregistrer" as its first button, so that Enter saves', async () => {
    const form = parse((await site.get(await site.makeProject())).text).querySelector('form');
    expect(form?.querySelector('button')?.text).toBe('Enregistrer');
  });

  it('moves a photograph up, and saves the rest of the form with the same press', async () => {
    const project = await site.makeProject();
    const [first = '', second = ''] = photosIn((await site.get(project)).text);
    const alt = `photos.${second}.alt`;
    await site.fill(project, { monter: second, [alt]: 'x'.repeat(200) });

    const { text } = await site.get(project);
    expect(photosIn(text)).toEqual([second, first]);
    expect(valueOf(alt, text)).toBe('x'.repeat(200));
    expect(text).toContain(`href="#${alt}"`);
  });

  it('shows both texts if the form is stale, and saves neither text nor order', async () => {
    const project = await site.makeProject();
    const seen = fieldsIn((await site.get(project)).text);
    const [first = '', second = ''] = photosIn((await site.get(project)).text);
    const say = (alt: string, moment: string, moved: string) =>
      site.post(project, {
        ...seen,
        ...{ [`photos.${first}.alt`]: alt, [`photos.${first}.moment`]: moment, monter: moved },
      });
    await say('volet gris', 'during', '');
    const { status, text } = await say('volet sale', 'before', second);

    expect(status).toBe(409);
    expect(text).toContain('value="volet sale"');
    for (const other of ['volet gris', 'pendant'])
      expect(text).toContain(`Enregistré ailleurs\u00a0: «\u00a0${other}\u00a0»`);
    expect(photosIn((await site.get(project)).text)).toEqual([first, second]);
  });
});
