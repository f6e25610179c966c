const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** The words of the owner's page of received requests. */
export const ownerTexts = {
  title: 'Demandes reçues',
  pageTitle: (part: string) => `${part} – Demandes reçues`,
  views: 'Rubriques',
  list: 'Demandes',
  quarantine: 'À vérifier',
  mail: 'Courrier',
  erase: 'Effacer des données',
  export: 'Exporter (CSV)',

  states: { new: 'À traiter', handled: 'Traitées', all: 'Toutes' },
  statesLabel: 'Filtrer',
  search: 'Rechercher',
  searchLabel: 'Nom, téléphone, ville, référence…',
  none: 'Aucune demande pour le moment. Celles qui arrivent par les formulaires du site s’afficheront ici.',
  noneNew: 'Rien à traiter\u00a0: toutes les demandes reçues ont été traitées.',
  noneFound: 'Aucune demande ne correspond.',
  count: (count: number) => plural(count, 'demande', 'demandes'),
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  pages: 'Pages',

  receivedAt: 'Reçue le',
  handledAt: 'Traitée le',
  markHandled: 'Marquer comme traitée',
  markNew: 'Remettre à traiter',
  about: (action: string, title: string) => `${action}\u00a0: ${title}`,
  done: {
    traitee: 'La demande est marquée comme traitée.',
    'a-traiter': 'La demande est de nouveau à traiter.',
    liberee: 'La demande a rejoint les demandes reçues.',
    relancee: 'L’envoi va être tenté à nouveau.',
    effacee: 'Les données ont été effacées.',
    disparue: 'Cette demande n’est plus là\u00a0: rien n’a été changé.',
  },
  amended: 'Envoyée à nouveau avec un contenu différent',
  photos: (count: number) => plural(count, 'photo', 'photos'),
  photosHeading: 'Photos',
  photo: (number: number, name: string) => `Photo ${number}\u00a0: ${name}`,
  photoWaiting: 'en préparation',
  leftOut: 'Fichiers non conservés',
  moreFields: (count: number) => `… et ${plural(count, 'autre champ', 'autres champs')}.`,
  unreadable: 'Fichiers illisibles (à ouvrir à la main)',

  quarantineHint:
    'Ces envois ressemblent à ceux d’un robot. Ils sont conservés ici au cas où une vraie demande s’y trouverait.',
  quarantineNone: 'Rien à vérifier.',
  suspicions: {
    honeypot: 'Un champ invisible y était rempli.',
    'too-fast': 'Le formulaire a été envoyé moins d’une seconde après son ouverture.',
  },
  release: 'C’est une vraie demande',

  mailOff:
    'Aucun serveur de courrier n’est configuré\u00a0: les demandes se lisent sur cette page. Elles partiront par courrier dès qu’un serveur le sera.',
  mailAllSent: 'Toutes les demandes sont parties par courrier.',
  mailToSend: (count: number) => `${plural(count, 'demande', 'demandes')} à envoyer.`,
  mailTrouble: 'Le serveur de courrier a répondu en dernier\u00a0:',
  mailWaiting: 'En attente d’un nouvel essai',
  mailWaitingHint: 'L’envoi est tenté à nouveau de lui-même, jusqu’à ce qu’il réussisse.',
  mailDead: 'Refusées par le serveur de courrier',
  mailDeadHint:
    'Le serveur les refuse définitivement. Traitez-les d’ici, ou corrigez la cause puis relancez l’envoi.',
  attempts: (count: number) => plural(count, 'essai', 'essais'),
  nextAttempt: 'prochain essai le',
  retry: 'Relancer l’envoi',
  andMore: (count: number) => `… et ${count} de plus.`,

  eraseHint:
    'Une personne peut demander l’effacement de ses données. Cherchez-la par adresse e-mail, par numéro de téléphone ou par référence. Ses demandes seront effacées avec leurs photos et leurs corrections\u202f; les courriers déjà partis et vos sauvegardes restent à effacer à part.',
  eraseLabel: 'E-mail, téléphone ou référence',
  eraseFind: 'Chercher',
  eraseNone:
    'Rien n’est conservé sous cette adresse, ce numéro ou cette référence. Essayez l’autre moyen de contact de la personne.',
  eraseFound: (count: number) => `Ce qui sera effacé\u00a0: ${plural(count, 'demande', 'demandes')}`,
  eraseAlso: 'Cherchez aussi avec son autre moyen de contact\u00a0: une demande peut n’en porter qu’un.',
  eraseConfirm: 'Je confirme l’effacement définitif',
  eraseNow: 'Effacer définitivement',

  csv: {
    reference: 'Référence',
    receivedAt: 'Reçue le',
    state: 'État',
    handledAt: 'Traitée le',
    photos: 'Photos',
    new: 'À traiter',
    handled: 'Traitée',
    amended: 'Correction',
  },

  failed: 'Les demandes reçues ne peuvent pas être lues. Vérifiez le dossier indiqué au démarrage.',
  refused: 'Cette page ne s’ouvre que depuis cet ordinateur, à l’adresse indiquée au démarrage.',
  foreign: 'Cette action n’est acceptée que depuis cette page elle-même.',
  notFound: 'Cette page n’existe pas, ou plus.',
  wrongMethod: 'Cette adresse ne se consulte pas de cette façon.',
} as const;
