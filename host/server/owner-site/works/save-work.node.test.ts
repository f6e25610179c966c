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
    expect(valueOf('month', (await site.get(await site.beginWork())).text)).toBe('2026-11');
  });

  it('offers to publish as soon as the project is complete and the customer has agreed', async () => {
    const button = 'value="publier"';
    const work = await site.makeWork({ hasConsent: '' });
    expect((await site.get(work)).text).not.toContain(button);
    await site.fill(work, { hasConsent: 'oui' });
    expect((await site.get(work)).text).toContain(button);
    const { headers } = await site.fill(work, { title: 'Volets bleus', suivant: 'publier' });

    expect(headers.location).toBe('/site');
    expect(Object.values(site.delivery.prepared().input.works)).toMatchObject([{ title: 'Volets bleus' }]);
  });

  it('reports missing values as errors only after the customer has agreed', async () => {
    const work = await site.beginWork();
    await site.sendPhoto(work, 'IMG_1.jpg', await photograph('red'));
    await site.fill(work, { title: 'Volets', days: 'beaucoup' });
    const main = async () => parse((await site.get(work)).text).querySelector('main');
    const left = (await main())?.querySelector('#a-corriger > p')?.text;
    const invalid = async () => (await main())?.querySelectorAll('[aria-invalid]').map(({ id }) => id);
    expect(left).toBe(
      'Il reste\u00a0: une photo d’avant, le métier, la commune, trois phrases, l’accord de votre client',
    );
    expect((await main())?.text).toContain('1 point à corriger');
    expect(await invalid()).toEqual(['days']);

    await site.fill(work, { hasConsent: 'oui' });
    expect((await main())?.text).not.toContain('Il reste');
    expect(await invalid()).toEqual(['service', 'place', 'days', 'story']);
  });

  it('asks about faces before publishing', async () => {
    const work = await site.makeWork();
    await site.sendPhoto(work, 'IMG_2.jpg', await photograph('tan'));
    expect((await site.fill(work, { suivant: 'publier' })).headers.location).toBe('/site/publier');
    expect(site.delivery.given()).toBeNull();
  });

  it('shows the texts of the project above its photographs', async () => {
    const { text } = await site.get(await site.makeWork());

    expect(text).toContain('name="title"');
    expect(text.indexOf('name="title"')).toBeLessThan(text.indexOf('class="photo"'));
  });

  it('lists the towns of other projects first and the departments last', async () => {
    const offered = async (work: string) => {
      const [, list = ''] = /<select id="place".*?>(.*?)<\/select>/.exec((await site.get(work)).text) ?? [];
      return [...list.matchAll(/<option[^>]*>([^<]*)|label="([^"]*)"/g)].map(
        ([, name, group]) => name ?? group,
      );
    };
    const all = ['Ambert', 'Riom', 'Ailleurs dans l’Allier'];
    expect(await offered(await site.beginWork())).toEqual(['Choisir…', ...all]);

    await site.makeWork();
    expect(await offered(await site.beginWork())).toEqual([
      ...['Choisir…', 'Déjà choisies', 'Riom', 'Les autres', 'Ambert', 'Ailleurs dans l’Allier'],
    ]);
  });

  it('has "Enregistrer" as its first button, so that Enter saves', async () => {
    const work = await site.makeWork();
    const { text } = await site.get(work);
    const form = text.slice(text.indexOf(`action="${work}"`));

    expect(form.slice(form.indexOf('<button'))).toMatch(/^<button type="submit"[^>]*>Enregistrer</);
    expect(form).toContain('name="retirer"');
  });

  it('shows both texts if two devices have changed the same part', async () => {
    const work = await site.makeWork();
    const seen = fieldsIn((await site.get(work)).text);
    const [first = '', second = ''] = photosIn((await site.get(work)).text);
    const say = (alt: string, moment: string, moved: string) =>
      site.post(work, { ...seen, [`${first}.alt`]: alt, [`${first}.moment`]: moment, monter: moved });
    await say('volet gris', 'during', second);
    expect(photosIn((await site.get(work)).text)).toEqual([second, first]);
    const { status, text } = await say('volet sale', 'before', '');

    expect(status).toBe(409);
    expect(text).toContain('value="volet sale"');
    for (const other of ['volet gris', 'pendant'])
      expect(text).toContain(`Sur l’autre appareil\u00a0: «\u00a0${other}\u00a0»`);
  });

  it('saves texts and photographs of a form that was opened before another upload', async () => {
    const work = await site.beginWork();
    const seen = fieldsIn((await site.get(work)).text);
    await site.sendPhoto(work, 'IMG_1.jpg', await photograph('green'));
    const field = `fichiers.${idOf(work)}.before`;
    const file = { field, name: 'IMG_2.jpg', content: await photograph('red') };
    const { status } = await site.sendFiles(work, [file], { ...seen, title: 'Volets repeints' });

    const { text } = await site.get(work);
    expect(status).toBe(303);
    expect(text).toContain('value="Volets repeints"');
    expect(photosIn(text)).toHaveLength(2);
  });
});
