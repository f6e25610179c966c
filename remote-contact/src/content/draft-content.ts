export const draftContent = {
  restored: 'Nous avons retrouvé votre saisie. Elle est gardée sur cet appareil jusqu’à l’envoi.',
  clear: 'Effacer',
};
