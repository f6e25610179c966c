/** Texts of the filter of `/villes`. They are in the filter's script, so the page's other texts are in another file. */
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
