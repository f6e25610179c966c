export const cookieContent = {
  title: 'Utilisation des cookies',
  text: 'Aucun traceur ici. Si cela change, nous vous demanderons votre accord.',
  decline: 'Refuser',
  accept: 'Accepter',
  close: 'Fermer et refuser',
};

export const toastContent = { dismiss: 'Fermer le message' };
