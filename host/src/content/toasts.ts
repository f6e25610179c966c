export const toastContent = { dismiss: 'Fermer le message' };
