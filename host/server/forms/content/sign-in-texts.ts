export const signInTexts = {
  title: 'Se connecter',
  password: 'Mot de passe',
  signIn: 'Ouvrir ma page',
  signedIn: 'Vous êtes connecté',
  goBack: 'Fermez cet onglet et revenez à celui où vous écriviez\u00a0: tout y est encore.',
  signOut: 'Se déconnecter',
  wrong: 'Ce n’est pas le bon mot de passe.',
  tooMany: 'Trop d’essais\u00a0: attendez dix minutes.',
} as const;
