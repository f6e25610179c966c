import { parse } from 'node-html-parser';
import {
  fieldsIn,
  idOf,
  ownersPageForEach,
  photograph,
  photosIn,
  valueOf,
} from '../../testing/owners-page-server';

const site = ownersPageForEach();

describe('the page of a project', () => {
  it('starts with the current month as the date', async () => {
    expect(valueOf('month', (await site.get(await site.beginProject())).text)).toBe('2026-11');
  });

  it('offers to publish as soon as the project is complete and the customer has agreed', async () => {
    const button = 'value="publier"';
    const project = await site.makeProject({ hasConsent: '' });
    expect((await site.get(project)).text).not.toContain(button);
    await site.fill(project, { hasConsent: 'oui' });
    expect((await site.get(project)).text).toContain(button);
    const { headers } = await site.fill(project, { title: 'Volets bleus', suivant: 'publier' });

    expect(headers.location).toBe('/site');
    expect(Object.values(site.delivery.prepared().input.projects)).toMatchObject([{ title: 'Volets bleus' }]);
  });

  it('reports missing values as errors only after the customer has agreed', async () => {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('red'));
    await site.fill(project, { title: 'Volets', days: 'beaucoup' });
    const main = async () => parse((await site.get(project)).text).querySelector('main');
    const left = (await main())?.querySelector('#a-corriger > p')?.text;
    const invalid = async () => (await main())?.querySelectorAll('[aria-invalid]').map(({ id }) => id);
    expect(left).toBe(
      'Il reste\u00a0: une photo d’avant, le métier, la commune, trois phrases, l’accord de votre client',
    );
    expect((await main())?.text).toContain('1 point à corriger');
    expect(await invalid()).toEqual(['days']);

    await site.fill(project, { hasConsent: 'oui' });
    expect((await main())?.text).not.toContain('Il reste');
    expect(await invalid()).toEqual(['service', 'place', 'days', 'story']);
  });

  it('asks about faces before publishing', async () => {
    const project = await site.makeProject();
    await site.sendPhoto(project, 'IMG_2.jpg', await photograph('tan'));
    expect((await site.fill(project, { suivant: 'publier' })).headers.location).toBe('/site/publier');
    expect(site.delivery.given()).toBeNull();
  });

  it('shows the texts of the project above its photographs', async () => {
    const { text } = await site.get(await site.makeProject());

    expect(text).toContain('name="title"');
    expect(text.indexOf('name="title"')).toBeLessThan(text.indexOf('class="photo"'));
  });

  it('lists the towns of other projects first and the departments last', async () => {
    const offered = async (project: string) => {
      const [, list = ''] =
        /<select id="place".*?>(.*?)<\/select>/.exec((await site.get(project)).text) ?? [];
      return [...list.matchAll(/<option[^>]*>([^<]*)|label="([^"]*)"/g)].map(
        ([, name, group]) => name ?? group,
      );
    };
    const all = ['Ambert', 'Riom', 'Ailleurs dans l’Allier'];
    expect(await offered(await site.beginProject())).toEqual(['Choisir…', ...all]);

    await site.makeProject();
    expect(await offered(await site.beginProject())).toEqual([
      ...['Choisir…', 'Déjà choisies', 'Riom', 'Les autres', 'Ambert', 'Ailleurs dans l’Allier'],
    ]);
  });

  it('has "Enregistrer" as its first button, so that Enter saves', async () => {
    const project = await site.makeProject();
    const { text } = await site.get(project);
    const form = text.slice(text.indexOf(`action="${project}"`));

    expect(form.slice(form.indexOf('<button'))).toMatch(/^<button type="submit"[^>]*>Enregistrer</);
    expect(form).toContain('name="retirer"');
  });

  it('shows both texts if two devices have changed the same part', async () => {
    const project = await site.makeProject();
    const seen = fieldsIn((await site.get(project)).text);
    const [first = '', second = ''] = photosIn((await site.get(project)).text);
    const say = (alt: string, moment: string, moved: string) =>
      site.post(project, { ...seen, [`${first}.alt`]: alt, [`${first}.moment`]: moment, monter: moved });
    await say('volet gris', 'during', second);
    expect(photosIn((await site.get(project)).text)).toEqual([second, first]);
    const { status, text } = await say('volet sale', 'before', '');

    expect(status).toBe(409);
    expect(text).toContain('value="volet sale"');
    for (const other of ['volet gris', 'pendant'])
      expect(text).toContain(`Sur l’autre appareil\u00a0: «\u00a0${other}\u00a0»`);
  });

  it('saves texts and photographs of a form that was opened before another upload', async () => {
    const project = await site.beginProject();
    const seen = fieldsIn((await site.get(project)).text);
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('green'));
    const field = `fichiers.${idOf(project)}.before`;
    const file = { field, name: 'IMG_2.jpg', content: await photograph('red') };
    const { status } = await site.sendFiles(project, [file], { ...seen, title: 'Volets repeints' });

    const { text } = await site.get(project);
    expect(status).toBe(303);
    expect(text).toContain('value="Volets repeints"');
    expect(photosIn(text)).toHaveLength(2);
  });
});
