const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** Texts of the owner's page of requests. */
export const ownerTexts = {
  title: 'Demandes reçues',
  tabs: {
    label: 'Pages principales',
    requests: 'Demandes',
    projects: 'Chantiers',
    site: 'Mon site',
    more: 'Plus',
  },
  quarantine: 'À vérifier',
  trash: 'Corbeille',
  erase: 'Effacer les données d’une personne',
  export: 'Toutes les demandes dans un tableau (Excel)',
  counted: (view: string, count: number) => (count > 0 ? `${view} (${count})` : view),

  states: { new: 'À traiter', handled: 'Traitées', all: 'Toutes' },
  statesLabel: 'Listes',
  search: 'Chercher',
  searchLabel: 'Nom, téléphone, ville…',
  problemSince: 'depuis le',
  detail: (detail: string) => `Précision\u00a0: ${detail}`,
  none: 'Aucune demande pour le moment. Celles qui arrivent par les formulaires du site s’afficheront ici.',
  noneNew: 'Rien à traiter\u00a0: toutes les demandes reçues ont été traitées.',
  noneFound: 'Aucune demande ne correspond.',
  found: 'Demandes trouvées',
  onlyNewest: (count: number) =>
    `Seules les ${count} plus récentes sont affichées\u00a0: cherchez les autres par nom, téléphone ou ville.`,
  placeOf: { quarantined: 'À vérifier', deleted: 'Corbeille' },

  receivedAt: 'Reçue le',
  sending: 'Détails de l’envoi',
  handledAt: 'Traitée le',
  actions: {
    traitee: 'Marquer comme traitée',
    'a-traiter': 'Remettre à traiter',
    demain: 'Rappeler demain',
    liberer: 'C’est une vraie demande',
    supprimer: 'Supprimer',
    reprendre: 'Sortir de la corbeille',
  },
  otherActions: 'Autres actions',
  groups: { now: 'À appeler maintenant', new: 'Nouvelles', waiting: 'En attente' },
  urgent: 'Urgent',
  call: (moment: string) => `Rappel demandé ${moment}`,
  handledShort: 'Traitée',
  undo: 'Annuler',
  agenda: 'Ajouter à mon agenda',
  readyAnswers: 'Réponses prêtes',
  readyHint: 'Vous pourrez changer le texte avant de l’envoyer.',
  ready: (tradeName: string) =>
    [
      'Bonjour, j’ai bien reçu votre demande et je vous rappelle.',
      'Bonjour, pouvez-vous m’envoyer deux ou trois photos de ce qui est à faire\u202f? Répondez simplement à ce message.',
      'Bonjour, j’ai essayé de vous appeler. À quel moment puis-je vous joindre\u202f?',
    ].map((text) => `${text}\n${tradeName}`),
  followUp: 'Mon suivi',
  stage: 'Où en est-on\u202f?',
  noStage: 'Rien encore',
  stages: {
    'a-rappeler': 'À rappeler',
    visite: 'Visite prévue',
    devis: 'Devis envoyé',
    accepte: 'Accepté',
    perdu: 'Perdu',
  },
  remindOn: 'Me le rappeler le',
  note: 'Ma note',
  save: 'Enregistrer',
  reminder: (day: string) => `À rappeler ${day}`,
  about: (action: string, title: string) => `${action}\u00a0: ${title}`,
  done: {
    traitee: 'La demande est marquée comme traitée.',
    'a-traiter': 'La demande est de nouveau à traiter.',
    demain: 'Le rappel est noté pour demain.',
    suivi: 'C’est enregistré.',
    liberer: 'La demande a rejoint les demandes reçues.',
    supprimer: 'La demande est à la corbeille pour un mois.',
    reprendre: 'La demande est sortie de la corbeille.',
    effacee: 'Les données ont été effacées.',
    probleme: 'C’est fait.',
    disparue: 'Cette demande n’est plus là\u00a0: rien n’a été changé.',
  },
  backupKey: {
    title: 'La clé de sauvegarde est-elle notée\u202f?',
    todo: 'Sans elle, aucune sauvegarde ne s’ouvre. La personne qui tient le serveur l’a lue pendant l’installation\u00a0: gardez-la ailleurs que sur le serveur.',
    button: 'Clé de sauvegarde notée',
  },
  photo: (number: number, name: string) => `Photo ${number}\u00a0: ${name}`,
  photoWaiting: 'en préparation',
  photoToDownload: 'à télécharger',
  rejected: 'Fichiers à voir à part',

  quarantineHint:
    'Ces envois ressemblent à ceux d’un robot. Ils sont conservés ici au cas où une vraie demande s’y trouverait.',
  quarantineNone: 'Rien à vérifier.',
  suspicion: 'Ce qui fait penser à un robot\u00a0:',
  suspicionReasons: {
    honeypot: 'un champ invisible était rempli',
    'too-fast': 'envoyé en moins d’une seconde',
    links: 'des liens',
    'foreign-alphabet': 'un autre alphabet',
  },

  trashHint:
    'Ce qui a été supprimé, ou gardé trop longtemps, reste ici un mois avant d’être effacé pour de bon.',
  trashNone: 'La corbeille est vide.',

  unmailed: 'Pas encore partie par e-mail.',
  refusedMail: 'L’e-mail est refusé',
  mailAnswer: (answer: string) => `Le serveur de messagerie a répondu\u00a0: «\u00a0${answer}\u00a0»`,

  eraseHint:
    'Une personne peut demander l’effacement de ses données. Cherchez-la par adresse e-mail, par numéro de téléphone ou par référence. Ses demandes seront effacées avec leurs photos\u202f; les sauvegardes disparaissent après 30\u00a0jours, et les e-mails déjà partis restent à effacer à part.',
  eraseLabel: 'E-mail, téléphone ou référence',
  eraseFind: 'Chercher',
  eraseNone:
    'Rien n’est conservé sous cette adresse, ce numéro ou cette référence. Essayez l’autre moyen de contact de la personne.',
  eraseFound: (count: number) => `Ce qui sera effacé\u00a0: ${plural(count, 'demande', 'demandes')}`,
  eraseAlso: 'Cherchez aussi avec son autre moyen de contact\u00a0: une demande peut n’en porter qu’un.',
  inTrash: 'Dans la corbeille.',
  eraseConfirm: 'Je confirme l’effacement définitif',
  eraseNow: 'Effacer définitivement',

  csv: {
    reference: 'Référence',
    receivedAt: 'Reçue le',
    state: 'État',
    handledAt: 'Traitée le',
    photos: 'Photos',
    others: 'Autres champs',
    new: 'À traiter',
    handled: 'Traitée',
  },

  tooLong:
    'Ce formulaire est trop long\u00a0: rien n’a été enregistré. Revenez à la page d’avant et raccourcissez-le.',
  failed:
    'Les demandes reçues ne peuvent pas être lues. Réessayez dans une minute\u202f; si cela dure, prévenez la personne qui tient le serveur.',
  diskFull:
    'Le disque du serveur est plein\u00a0: rien n’a été enregistré ni changé. Revenez à la page précédente, où ce que vous avez écrit est encore, et prévenez la personne qui tient le serveur. Réessayez quand elle aura fait de la place.',
  refused: 'Cette page ne s’ouvre que depuis cet ordinateur, à l’adresse indiquée au démarrage.',
  toList: 'Aller aux demandes reçues',
  foreign: 'Cette action n’est acceptée que depuis cette page elle-même.',
  notFoundTitle: 'Page introuvable',
  notFound: 'Cette page n’existe pas, ou plus.',
  wrongMethod: 'Cette adresse ne se consulte pas de cette façon.',
} as const;
