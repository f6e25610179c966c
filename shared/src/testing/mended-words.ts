/**
 * Wordings that pages had once, and why they went: each was untrue, a riddle, or more than one man can keep.
 * Read by the sweeps over the pages, the mails and the owner's pages.
 */
const mended: readonly (readonly [why: string, pattern: RegExp])[] = [
  ['he has six trades, and says which are others’', /tous (?:les )?corps d’état|nous faisons tout\b/i],
  ['a hyphen in the place of a dash', /\p{L} - (?!Intervention rapide)\p{L}/u],
  ['the travel alone is never added to', /Rien ne s’ajoute après coup/],
  ['the law forbids to receive a payment, not to ask for one', /aucun paiement n’est demandé/],
  ['a wall made to measure can be withdrawn from; a thing cannot', /ouvrage fabriqué/],
  ['no builder promises that a river stays away', /À l’abri des crues/],
  ['the choice of the banner serves nothing', /Choix gardé six mois/],
  ['a treatment holds no rain back', /contre la mousse et la pluie/],
  ['slate takes no treatment for moss', /toute couverture\b/],
  ['works are not thought', /pensés (?:contre|depuis)/],
  ['no trade is simple', /rien n’y est compliqué/],
  ['questions are put in no mouth', /Vos questions à/],
  ['zinc is not for rooms', /zinguerie (?:dans des|remis|posé)/],
  ['a joint holds no air', /joints d’air compris/],
  [
    'a riddle',
    /Intérieurs éclaircis|à soi seul|protègent mieux ce mur|le dessus, le tour|au rotatif|grès d’ici/,
  ],
  ['« égoutter » is done to a thing', /toit en égoutte/],
];

/** Which of them a text has, each with why it went. */
export function mendedFaults(text: string): readonly string[] {
  return mended.flatMap(([why, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${why}: « ${found[0]} »`] : [];
  });
}
