import { answers } from '@renovation-th/shared/content/promises';

/** Texts of the filter on `/villes`. Browsers load this file, so it contains no other texts of the page. */
export const townFilter = {
  label: 'Chercher une commune',
  hint: 'Quelques lettres suffisent, avec ou sans accents.',
  found: (count: number, total: number) =>
    count === total
      ? `${total}\u00a0lieux affichés`
      : count === 0
        ? 'Aucun lieu ne correspond'
        : count === 1
          ? '1\u00a0lieu trouvé'
          : `${count}\u00a0lieux trouvés`,
  nothing: {
    heading: 'Votre commune n’a pas de page',
    text: `Cela ne veut pas dire que nous n’y allons pas\u00a0: nous travaillons aussi dans les communes voisines. Dites-nous où se trouve la maison. ${answers.reply.sentence}`,
    quote: 'Devis gratuit',
  },
};
