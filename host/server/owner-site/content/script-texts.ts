/** Texts that the script of the owner's pages shows. */
export const scriptTexts = {
  saving: 'Enregistrement…',
  offline: 'Pas de réseau\u00a0: ce que vous avez écrit reste ici et sera enregistré dès son retour.',
  signedOut: 'Votre session est terminée. Rien n’est perdu\u00a0: reconnectez-vous, puis revenez ici.',
  signIn: 'Se reconnecter',
  refused: (status: number) =>
    `Pas encore enregistré (réponse ${status} du serveur)\u00a0: nouvel essai dans un instant.`,
  conflict: 'Pas encore enregistré\u00a0: un autre appareil a changé la même partie.',
  seeConflict: 'Voir les deux textes',
  unsaved: 'Pas encore enregistré.',
  preparing: (name: string) => `${name}\u00a0: préparation`,
  sending: (name: string) => `${name}\u00a0: envoi`,
  interrupted: (name: string) => `${name}\u00a0: le réseau est parti, l’envoi reprendra.`,
  file: (number: number, of: number) => (of > 1 ? `Photo ${number} sur ${of}` : 'Fichier'),
  arrived: (count: number) => (count > 1 ? `${count} photos reçues.` : 'C’est reçu.'),
  projectGone: 'Ce chantier n’existe plus\u00a0: rien n’a été envoyé.',
} as const;
