/** Texts of the sign-in page. */
export const signInTexts = {
  title: 'Se connecter',
  password: 'Mot de passe',
  signIn: 'Ouvrir ma page',
  signedIn: 'Vous êtes connecté',
  goBack: 'Fermez cet onglet et revenez à celui où vous écriviez\u00a0: tout y est encore.',
  signOut: 'Se déconnecter',
  wrong: 'Ce n’est pas le bon mot de passe.',
  tooMany: 'Trop d’essais\u00a0: attendez dix minutes.',
  kept: 'Votre session était terminée. Ce que vous venez d’envoyer est gardé dans cette page\u00a0: connectez-vous, et ce sera enregistré.',
  sessions: 'Appareils connectés',
  sessionsHint:
    'Une connexion dure 30\u00a0jours. Déconnectez un appareil perdu ou prêté\u202f; changer le mot de passe les déconnecte tous.',
  sessionBegun: (day: string) => `Ouverte le ${day}`,
  sessionUsed: (day: string) => `utilisée le ${day}`,
  sessionHere: 'cet appareil',
  device: (browser: string, system: string) => `${browser} sur ${system}`,
  endSession: 'Déconnecter',
  endAll: 'Se déconnecter partout',
} as const;
