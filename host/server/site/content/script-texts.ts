/** Texts that the script of the owner's pages shows. */
export const scriptTexts = {
  unsaved: 'Pas encore enregistré.',
  restored: 'Pas encore enregistré\u00a0: voici ce que vous aviez écrit la dernière fois.',
  forget: 'Revenir à ce qui est enregistré',
  sending: 'Envoi…',
  preparing: 'Préparation des photos…',
  ready: (count: number) =>
    count > 1
      ? `${count} photos prêtes\u00a0: elles partiront avec «\u00a0Enregistrer\u00a0».`
      : 'Photo prête\u00a0: elle partira avec «\u00a0Enregistrer\u00a0».',
} as const;
