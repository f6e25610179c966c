/** Title of the document on the not-found page. */
export const notFoundTitle = 'Page introuvable | Rénovation TH';

export const skipLinkContent = { label: 'Aller au contenu' };
