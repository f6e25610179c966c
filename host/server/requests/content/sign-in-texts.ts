export const signInTexts = {
  title: 'Se connecter',
  password: 'Mot de passe',
  signIn: 'Ouvrir ma page',
  signOut: 'Se déconnecter',
  wrong: 'Ce n’est pas le bon mot de passe.',
  tooMany: 'Trop d’essais\u00a0: attendez dix minutes.',
} as const;
