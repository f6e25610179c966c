export const cookieContent = {
  title: 'Utilisation des cookies',
  text: 'Aucun traceur ici. Si cela change, nous redemanderons.',
  current: {
    accepted: 'Vous avez accepté.',
    declined: 'Vous avez refusé.',
  },
  decline: 'Refuser',
  accept: 'Accepter',
  close: 'Fermer et refuser',
};

export const connectionContent = {
  offline: 'Vous êtes hors connexion.',
  advice: 'Cette page reste lisible, et vous pouvez toujours appeler le',
  stopped: 'La page demandée ne peut pas s’ouvrir hors connexion.',
  stoppedAdvice: 'Celle-ci reste lisible, et vous pouvez toujours appeler le',
  backOnline: 'De nouveau en ligne.',
};

export const toastContent = { dismiss: 'Fermer le message' };
