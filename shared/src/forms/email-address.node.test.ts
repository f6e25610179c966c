import { isCompleteEmail, suggestEmail } from './email-address';

describe('an e-mail address', () => {
  it.each(['nom@exemple.fr', 'nom.prenom+devis@mail.exemple.co.uk'])('can be complete: %s', (address) => {
    expect(isCompleteEmail(address)).toBe(true);
  });

  it.each(['', 'visiteur', 'visiteur@', 'visiteur@exemple', 'visi teur@exemple.fr', 'v@exemple..fr'])(
    'can lack something: "%s"',
    (address) => {
      expect(isCompleteEmail(address)).toBe(false);
    },
  );

  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmail.fr', 'a@gmail.com'],
    ['a@orang.fr', 'a@orange.fr'],
    ['a@wanado.fr', 'a@wanadoo.fr'],
    ['a@lapost.net', 'a@laposte.net'],
    ['a@hotmal.fr', 'a@hotmail.fr'],
    ['a@fre.fr', 'a@free.fr'],
  ])('is corrected in a proposal: %s', (written, meant) => {
    expect(suggestEmail(written)).toBe(meant);
  });

  it.each(['a@gmail.com', 'a@gmx.fr', 'a@mail.com', 'a@hotmail.de', 'a@mairie-gerzat.fr', 'a@', 'a', ''])(
    'is left alone: "%s"',
    (address) => {
      expect(suggestEmail(address)).toBeNull();
    },
  );
});
