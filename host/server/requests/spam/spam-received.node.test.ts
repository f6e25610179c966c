import {
  ajaxTarget,
  formServiceForEach,
  sampleReference as reference,
} from '../../testing/running-form-service';
import { changeRequest } from '../database/request-changes';

const service = formServiceForEach();

const person = {
  Nom: 'Durand',
  Email: 'zoe.durand@maison.example',
  Description_projet: 'Bonjour, quelques tuiles sont tombées cette nuit. Pouvez-vous passer ?',
  Référence: reference,
  _honey: '',
  _elapsed: '61250',
};

const reasonsOf = async (fields: Record<string, string>) => {
  // The response must not tell a robot that it was recognized.
  expect((await service.send(ajaxTarget, fields)).status).toBe(200);
  const [kept] = service.kept();
  return kept?.state === 'quarantined' ? kept.reasons : [];
};
const message = (text: string) => ({ ...person, Description_projet: text });

describe('a request', () => {
  it.each<[string, Record<string, string>, readonly string[]]>([
    ['a filled hidden field', { ...person, _honey: 'https://casino.example' }, ['honeypot']],
    ['less than a second', { ...person, _elapsed: '120' }, ['too-fast']],
    ['two foreign links', message('See https://a.example and www.b.example.'), ['links']],
    [
      'one foreign link in a text of another script',
      message('Здравствуйте, мы предлагаем вам хорошую работу: https://a.example'),
      ['links'],
    ],
  ])('is quarantined for %s', async (_what, fields, reasons) => {
    expect(await reasonsOf(fields)).toEqual(reasons);
  });

  it.each<[string, Record<string, string>]>([
    ['ordinary words', person],
    ['words that advertisers use', message('Je veux refaire mon site de production, crédit, casino, SEO.')],
    ['honest words in Arabic', message('مرحبا، سقف بيتي يتسرب منه الماء، هل يمكنكم الحضور؟')],
    ['honest words in Ukrainian', { ...message('Добрий день, тече дах.'), Nom: 'Шевченко' }],
    ['one foreign link', message('Comme sur https://blog.example, en bois.')],
    [
      'links to shared photographs',
      message('https://photos.app.goo.gl/a https://we.tl/b www.leboncoin.fr/c'),
    ],
    ['a hidden field that a browser filled in', { ...person, _honey: person.Email }],
  ])('is accepted with %s', async (_what, fields) => {
    expect(await reasonsOf(fields)).toEqual([]);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('stays released when the robot repeats it', async () => {
    const robot = message('https://a.example https://b.example');
    await service.send(ajaxTarget, robot);
    changeRequest(service.database(), reference, 'release', 0);
    await service.send(ajaxTarget, robot);

    expect([service.kept('quarantined'), service.kept('new').length]).toEqual([[], 1]);
  });
});
