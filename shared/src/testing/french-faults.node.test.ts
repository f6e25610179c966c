import { frenchFaults, readableText } from './french-faults';

describe('frenchFaults', () => {
  it.each([
    ['un toit propre\u00a0: la mousse est partie', 'colon'],
    ['Faut-il repeindre\u202f? Pas toujours\u202f; cela dépend.', 'marks'],
    ['Ouvert de 7\u00a0h à 20\u00a0h, 100\u00a0% gratuit, dit-on «\u00a0ici\u00a0».', 'units'],
    ['À la chaux, l’État, Œuvre', 'capitals'],
    ['à 08:30', 'a time in a form field'],
  ])('accepts "%s"', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });

  it.each([
    ["l'enduit", 'straight'],
    ['« enduit »', 'inside'],
    ['un mur : humide', 'colon'],
    ['un mur\u202f: humide', 'colon'],
    ['un mur: humide', 'colon'],
    ['Pourquoi ?', '; ! ?'],
    ['Pourquoi\u00a0?', '; ! ?'],
    ['Pourquoi?', '; ! ?'],
    ['et puis...', 'three full stops'],
    ['sous 48 h', 'unit'],
    ['100%', '%'],
    ['A la chaux', 'capital'],
    ['Etanchéité', 'capital'],
    ['gros oeuvre', 'œ'],
    ['un mur , puis', 'comma'],
  ])('refuses "%s"', (text, fault) => {
    expect(frenchFaults(text).join()).toContain(fault);
  });

  it('ignores markup', () => {
    expect(frenchFaults(readableText('<a href="/x">L’enduit</a><style>a{b:c}</style>'))).toEqual([]);
    expect(frenchFaults(readableText('<p>L&#x27;enduit</p>'))).toHaveLength(1);
  });
});
