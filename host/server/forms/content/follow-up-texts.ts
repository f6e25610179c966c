/** The words of the page of one request, which the owner opens from his mail. */
export const followUpTexts = {
  title: 'Demande reçue',
  expiredTitle: 'Ce lien a expiré',
  expired: (reference: string) =>
    `Un lien fonctionne 30\u00a0jours. L’e-mail qui l’a apporté dit toujours comment joindre le visiteur\u202f; la demande elle-même se retrouve sur la page des demandes reçues, sous la référence ${reference}.`,
  goneTitle: 'Cette demande n’est plus là',
  gone: 'Elle a été effacée, ou n’est plus conservée.',
  wrongTitle: 'Cette page n’existe pas',
  wrong:
    'Le lien est incomplet ou erroné. Ouvrez-le depuis l’e-mail, en entier\u202f; la demande se retrouve aussi sur la page des demandes reçues.',
  foreignTitle: 'Action refusée',
  foreign:
    'Cette action n’est acceptée que depuis la page de la demande. Ouvrez le lien de l’e-mail à nouveau.',
  failedTitle: 'La demande ne peut pas être lue',
  failed: 'Réessayez dans quelques minutes. La demande est conservée.',
} as const;
