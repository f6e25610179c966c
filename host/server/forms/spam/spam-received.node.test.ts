import {
  ajaxTarget,
  formServiceForEach,
  sampleReference as reference,
} from '../../testing/running-form-service';
import { samplePerson as person, scriptFields, type Written } from '../../testing/written-form';
import { releaseRequest } from '../database/request-changes';

const robot: Written = {
  ...person,
  Description_projet: 'We offer SEO and backlinks: https://a.example https://b.example https://c.example',
};
const another = 'RTH-20261121-AB12CE';
const fieldsOf = (written: Written, over: Record<string, string> = {}, name = reference) => ({
  ...Object.fromEntries(scriptFields(written, name)),
  ...over,
});

const service = formServiceForEach();
let time = Date.parse('2026-11-21T10:00:00Z');
const options = { now: () => new Date(time) };

const quarantineReasons = () => service.kept('quarantined').map(({ request }) => request.reasons);

beforeEach(async () => {
  time = Date.parse('2026-11-21T10:00:00Z');
  await service.restart(options);
});

describe('the request of a robot', () => {
  it('is quarantined with its reasons, while the response reports success', async () => {
    const answer = await service.send(ajaxTarget, fieldsOf(robot));

    expect(JSON.parse(answer.text)).toMatchObject({ success: 'true', reference });
    expect(service.kept('new')).toEqual([]);
    expect(quarantineReasons()).toEqual([['spam-words', 'links']]);
  });

  it('stays released when the robot repeats it', async () => {
    await service.send(ajaxTarget, fieldsOf(robot));
    releaseRequest(service.database, reference, time);

    await service.send(ajaxTarget, fieldsOf(robot));
    expect(service.kept('quarantined')).toEqual([]);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('is refused like any other request without contact details', async () => {
    const answer = await service.send(ajaxTarget, fieldsOf(robot, { Email: '', Téléphone: '' }));

    expect(answer.status).toBe(400);
    expect(service.kept('quarantined')).toEqual([]);
  });
});

describe('a repeated message', () => {
  it('is quarantined from any IP address, while honest messages from the same networks are not', async () => {
    const post = async (number: number, written: Written) => {
      const name = `RTH-20261121-${String(number).padStart(6, '0')}`;
      time += 10;
      const from = `10.0.${number % 25}.${number % 20}`;
      return service.send(ajaxTarget, fieldsOf(written, {}, name), { 'X-Forwarded-For': from });
    };
    const words = ['tuile', 'grange', 'portail', 'lucarne', 'crépi', 'véranda'];
    for (let number = 0; number < 200; number += 1) {
      const message =
        `Bonjour, je passe devant chez vous chaque semaine, dossier ${number}, et votre portail me plaît : ` +
        'écrivez-moi sans tarder pour en parler entre voisins, je reste à votre entière disposition ce mois-ci.';
      expect((await post(number, { ...person, Description_projet: message })).status).toBe(200);
    }
    expect(service.kept('new').length).toBeLessThan(10);
    expect(service.kept('quarantined').length).toBeGreaterThan(190);

    const before = service.kept('new').length;
    for (let number = 1_000; number < 1_025; number += 1)
      await post(number, { ...person, Description_projet: `Ma ${words[number % 6]} fuit.` });
    expect(service.kept('new')).toHaveLength(before + 25);
  });

  it('is recognized after a restart', async () => {
    const sendAs = (name: string) =>
      service.send(ajaxTarget, fieldsOf({ ...person, Description_projet: own }, {}, name));
    const own = 'Bonjour, le faîtage de notre longère a souffert du vent de jeudi, pouvez-vous venir voir ?';
    for (const name of ['RTH-20261121-AAAAAA', 'RTH-20261121-BBBBBB', 'RTH-20261121-CCCCCC'])
      await sendAs(name);
    expect(service.kept('new')).toHaveLength(3);
    await service.restart(options);
    await sendAs('RTH-20261121-DDDDDD');

    expect(quarantineReasons()).toEqual([['known-message']]);
  });

  it('is accepted if a visitor corrects a number and sends it with a new reference', async () => {
    await service.send(ajaxTarget, fieldsOf(person));
    const corrected = { ...person, Téléphone: '06 39 98 99 99' };
    await service.send(ajaxTarget, fieldsOf(corrected, {}, another));

    expect(service.kept('new')).toHaveLength(2);
  });
});
