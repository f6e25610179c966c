/** Words of the page for addresses that no page has. */
export const notFoundContent = {
  code: '404',
  title: 'Oops! Page not found',
  lead: 'La page que vous cherchez n’existe pas, ou plus\u00a0: l’adresse a peut-être été mal recopiée. Le plus court est de nous appeler.',
  links: 'Vous cherchez sans doute l’une de ces pages\u00a0:',
  home: 'Retour à l’accueil',
  zones: 'Les communes où nous intervenons',
  services: 'Peinture, toiture, maçonnerie\u00a0: ce que nous faisons',
  contact: 'Décrire vos travaux et recevoir un devis',
  logged: 'Page not found:',
};
