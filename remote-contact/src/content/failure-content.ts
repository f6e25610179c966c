export const otherWays = {
  email: 'Envoyer le même contenu par e-mail',
  /** Last line of a truncated e-mail. */
  cutNote: '(Message abrégé\u00a0: je vous envoie la suite sur demande.)',
  photos: 'Pensez à joindre vos photos à l’e-mail\u00a0: elles ne peuvent pas l’être d’avance.',
};
