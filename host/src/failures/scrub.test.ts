import { scrubbed, typedText } from './scrub';

describe('scrubbed', () => {
  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Alix',
      'Minified React error #418; visit …',
    ],
    [
      'SyntaxError: Unexpected token \'B\', "Bonjour l\'ami "cher" v"... is not valid JSON',
      'SyntaxError: Unexpected token …, …... is not valid JSON',
    ],
    ['can\'t access property "nom", of is undefined', "can't access property …, of is undefined"],
    ['the text `Alix Durand', 'the text …'],
    ['« Alix » est refusé', '… est refusé'],
    ['no town for alix.durand@essai.example here', 'no town for … here'],
    ['call +33 6 39 98 00 00 now', 'call … now'],
    ['call 06.39.98.00.00', 'call …'],
    ['12 rue du Port, 63360 Gerzat', '12 rue du Port, … Gerzat'],
    ['/envoi answered 503', '/envoi answered 503'],
    ['two\nlines\u0000\u001b[2J and \u202e marks', 'two lines [2J and marks'],
  ])('makes of « %s »: %s', (message, expected) => {
    expect(scrubbed(message, '')).toBe(expected);
  });

  it('takes out every word that stands in a field, in whatever case, also a piece of one', () => {
    const typed = 'Zoé Durand\nLa toiture de ma grand-mère fuit';

    expect(scrubbed('Error: no row for DURAND (toit) of zoé', typed)).toBe('Error: no row for … (…) of …');
    expect(scrubbed('Error: grand-mère', typed)).toBe('Error: …-…');
    expect(scrubbed('Error: no place for it or de Zo', typed)).toBe('Error: no place for it or … Zo');
  });
});

describe('typedText', () => {
  it('is all that a document’s fields hold', () => {
    document.body.innerHTML =
      '<input value="Zoé"><input type="hidden" value="copie"><textarea>fuite</textarea><select><option value="Toiture" selected></select>';

    expect(typedText().split('\n')).toEqual(['Zoé', 'copie', 'fuite', 'Toiture']);
  });
});
