const minutes = (seconds: number) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count > 1 ? `${count}\u00a0minutes` : `une minute`;
};

export const otherWays = {
  email: 'Envoyer le même contenu par e-mail',
  /** Last line of a truncated e-mail. */
  cutNote: '(Message abrégé\u00a0: je vous envoie la suite sur demande.)',
  photos: 'Pensez à joindre vos photos à l’e-mail\u00a0: elles ne peuvent pas l’être d’avance.',
};

export const quoteFailure = {
  title: 'Votre demande n’a pas pu être envoyée.',
  retry: 'Votre saisie est conservée ci-dessus\u00a0: vous pouvez réessayer, ou nous joindre autrement.',
  retryIn: (seconds: number) =>
    `Votre saisie est conservée ci-dessus\u00a0: vous pourrez réessayer dans ${minutes(seconds)}, ou nous joindre autrement.`,
  correct:
    'Votre saisie est conservée ci-dessus\u00a0: corrigez-la avant de réessayer, ou joignez-nous autrement.',
  waits: (reference: string) =>
    `Elle est gardée sur cet appareil et partira d’elle-même dès que la connexion le permettra, sous la référence ${reference}. Vous pouvez aussi réessayer, ou nous joindre autrement.`,
};

/** Shown between the reason for the failure and the telephone number. */
export const callbackAdvice = {
  retry: 'Veuillez réessayer ou nous contacter directement au ',
  retryIn: (seconds: number) =>
    `Veuillez réessayer dans ${minutes(seconds)} ou nous contacter directement au `,
  correct: 'Corrigez votre demande avant de réessayer, ou contactez-nous directement au ',
};
