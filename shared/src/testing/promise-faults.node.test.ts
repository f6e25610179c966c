import { answers, delays, fourSteps, tenYearGuarantee, travels } from '../content/promises';
import { frenchFaults } from './french-faults';
import { promiseFaults } from './promise-faults';

describe('promiseFaults', () => {
  it.each([
    ...Object.values(travels).map(({ sentence }) => sentence),
    ...[answers.reply.sentence, answers.reply.noted],
    ...fourSteps.map(({ text }) => text),
    `${delays['within-48-hours'].meaning}\n${delays['within-48-hours'].value}\n${answers.reply.meaning}\n${answers.reply.value}`,
    `Décrivez vos travaux\u00a0: ${answers.reply.phrase}, et le reste suit.`,
    tenYearGuarantee.scope,
    'Le mur sèche en 48\u00a0jours, et un enduit tient dix ans.',
  ])('accepts "%s"', (text) => {
    expect(promiseFaults(text)).toEqual([]);
    expect(frenchFaults(text)).toEqual([]);
  });

  it.each([
    ['Nous intervenons sous 48\u00a0h.', 'response time'],
    ['Vos travaux en 24\u00a0h', 'response time'],
    ['Nous passons dans la semaine.', 'response time'],
    ['Nous venons voir sous 48\u00a0h.', 'response time'],
    ['pour intervenir chez vous\nsous 48\u00a0h', 'response time'],
    ['Le déplacement est gratuit.', 'travel'],
    ['Le déplacement pour le devis est gratuit dans le 63.', '63'],
    ['Les travaux sont couverts par la garantie décennale.', 'ten-year'],
    ['Des travaux garantis dix ans', 'ten-year'],
    ['Elles sont effacées au plus tard trois ans après notre dernier échange.', 'how long requests are kept'],
    ['Trois ans au plus après notre dernier échange, corbeille comprise.', 'how long requests are kept'],
  ])('refuses "%s"', (text, fault) => {
    expect(promiseFaults(text).join()).toContain(fault);
  });
});
