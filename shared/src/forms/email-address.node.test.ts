import { isCompleteEmail } from './email-address';

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
});
