/** Title of the document on the not-found page. */
export const notFoundTitle = 'Page introuvable | Rénovation TH';
