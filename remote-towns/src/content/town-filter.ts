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
};
