/** Words of the pages that stand in for another: unknown, failed, out of reach. */
export const notFoundContent = {
  code: '404',
  title: 'Oops! Page not found',
  lead: 'La page que vous cherchez n’existe pas, ou plus. L’adresse a peut-être été mal recopiée.',
  links: 'Vous cherchez sans doute l’une de ces pages\u00a0:',
  home: 'Retour à l’accueil',
  zones: 'Les communes où nous intervenons',
  services: 'Peinture, toiture, maçonnerie\u00a0: ce que nous faisons',
  contact: 'Décrire vos travaux et recevoir un devis',
  logged: 'Page not found:',
};

export const unexpectedErrorContent = {
  title: 'Unexpected Application Error!',
  lead: 'Une erreur est survenue et cette page ne peut pas s’afficher. La recharger suffit souvent\u202f; sinon, reprenez depuis l’accueil. Pour un devis ou une question, vous pouvez aussi appeler.',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
};

export const unavailableContent = {
  title: 'Cette page n’a pas pu être chargée',
  lead: 'La connexion a peut-être été coupée, ou le site est en cours de mise à jour. Vérifiez votre connexion, puis réessayez. Si rien ne change, un appel suffit.',
  retry: 'Réessayer',
  retrying: 'Nouvel essai en cours…',
  failedAgain: 'Toujours rien. Attendez une minute avant de réessayer, ou appelez.',
  home: 'Retour à l’accueil',
};
