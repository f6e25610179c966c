/** The words of the door of the owner's page. */
export const signInTexts = {
  title: 'Se connecter',
  password: 'Mot de passe',
  signIn: 'Ouvrir ma page',
  signOut: 'Se déconnecter',
  wrong: 'Ce n’est pas le bon mot de passe.',
  tooMany: 'Trop d’essais\u00a0: attendez dix minutes.',
  alreadyIn: 'Déjà connecté\u202f? Continuer',
} as const;
