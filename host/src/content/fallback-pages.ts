/** Document title of the not-found page. */
export const notFoundTitle = 'Page introuvable | Rénovation TH';

export const notFoundContent = {
  code: '404',
  title: 'Oops! Page not found',
  lead: 'L’adresse a peut-être été mal recopiée, ou la page n’existe plus. Repartez de l’un de ces liens, ou appelez-nous.',
  home: 'Retour à l’accueil',
  logged: 'Page not found:',
};

/** Text of the error page. The specification requires this title. */
export const errorPageContent = {
  title: 'Unexpected Application Error!',
  advice:
    'Cette page ne peut pas s’afficher, et nous en avons été avertis. Revenez à l’accueil, ou appelez-nous\u00a0: votre demande aboutira.',
  home: 'Retour à l’accueil',
  call: 'Appeler le',
};
