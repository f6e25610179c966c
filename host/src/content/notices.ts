export const cookieContent = {
  title: 'Utilisation des cookies',
  text: 'Aucun traceur soumis à votre accord. Si cela change, nous vous le demanderons.',
  decline: 'Refuser',
  accept: 'Accepter',
  close: 'Fermer et refuser',
};

export const toastContent = { dismiss: 'Fermer le message' };
