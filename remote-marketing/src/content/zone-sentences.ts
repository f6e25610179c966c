import { frenchList, frenchNumber } from '@renovation-th/shared/french-words';
import { delays } from '@renovation-th/shared/content/promises';

/** Sentences that depend on the list of towns. */
export const zoneSentences = {
  lead: (main: number) =>
    `De Gerzat à votre porte\u00a0: ${frenchNumber(main)} communes autour de l’atelier, tout le Puy-de-Dôme, l’Allier et l’est du Cantal. Le devis est gratuit partout.`,
  /** Returns every delay with its towns. `day` and `week` name the towns visited within 24 hours and within a week. */
  spans: (places: { day: readonly string[]; week: readonly string[] }) => [
    {
      value: delays['within-24-hours'].value,
      what: delays['within-24-hours'].meaning,
      text: `à ${frenchList(places.day)}, commune voisine de l’atelier`,
    },
    {
      value: delays['within-48-hours'].value,
      what: delays['within-48-hours'].meaning,
      text: 'dans le reste de la zone principale, à Vichy, Thiers, Issoire et Ambert, et dans les autres communes de la liste',
    },
    {
      value: delays['within-the-week'].value,
      what: delays['within-the-week'].meaning,
      text: `à ${frenchList(places.week)}, où un premier devis vient avant la visite`,
    },
    {
      value: delays.quote.value,
      what: delays.quote.meaning,
      text: 'dans les communes qui ne sont pas dans la liste, et dans l’est du Cantal',
    },
  ],
};
