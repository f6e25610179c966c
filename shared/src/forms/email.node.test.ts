import { cleanEmail, isCompleteEmail } from './email';

describe('the e-mail check', () => {
  it.each(['nom@exemple.fr', 'nom.prenom+devis@mail.exemple.co.uk', 'rené@maçonnerie.fr'])(
    'accepts a complete address: %s',
    (address) => {
      expect(isCompleteEmail(address)).toBe(true);
    },
  );

  it.each([
    ...['', 'visiteur', 'visiteur@', 'visiteur@exemple', 'visi teur@exemple.fr', 'v@exemple..fr'],
    ...['jeanne@exemple.fr,', '<jeanne@exemple.fr>', 'mailto:jeanne@exemple.fr', '\u200bjeanne@exemple.fr'],
  ])('rejects an address that is incomplete or has invalid characters: "%s"', (address) => {
    expect(isCompleteEmail(address)).toBe(false);
  });

  it.each([
    'jeanne@exemple.fr',
    '\u200bjeanne@exemple.fr',
    'jean\u00adne@exemple.fr',
    'mailto:jeanne@exemple.fr?subject=Devis',
    '<jeanne@exemple.fr>',
    'Jeanne Roux <jeanne@exemple.fr>',
    '"Roux, Jeanne" <jeanne@exemple.fr>;',
    '(jeanne@exemple.fr)',
    'jeanne@exemple.fr,',
    'jeanne@exemple.fr. ',
  ])('removes text that was copied along with an address: "%s"', (written) => {
    expect(cleanEmail(written)).toBe('jeanne@exemple.fr');
  });

  it.each([
    'jeanne@exemple.fr, paul@exemple.fr',
    'jeanne@exemple.fr ou au 06',
    '<a@exemple.fr> <b@exemple.fr>',
  ])('leaves a text with other words or several addresses unchanged: "%s"', (written) => {
    expect(cleanEmail(written)).toBe(written);
    expect(isCompleteEmail(written)).toBe(false);
  });
});
