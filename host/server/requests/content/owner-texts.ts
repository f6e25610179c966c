/** Texts of the owner's page of requests. */
export const ownerTexts = {
  title: 'Demandes reçues',
  tabs: {
    label: 'Pages principales',
    requests: 'Demandes',
    projects: 'Chantiers',
    site: 'Mon site',
  },
  export: 'Tableau des demandes (Excel)',
  counted: (view: string, count: number) => (count > 0 ? `${view} (${count})` : view),

  states: { new: 'À traiter', handled: 'Traitées', quarantined: 'À vérifier', deleted: 'Corbeille' },
  statesLabel: 'Listes',
  search: 'Chercher',
  searchLabel: 'Nom, téléphone, ville…',
  problemSince: 'depuis le',
  detail: (detail: string) => `Précision\u00a0: ${detail}`,
  none: {
    new: 'Rien à traiter. Les demandes qui arrivent par les formulaires du site s’affichent ici.',
    handled: 'Aucune demande traitée.',
    quarantined: 'Rien à vérifier.',
    deleted: 'La corbeille est vide.',
  },
  hints: {
    new: '',
    handled: '',
    quarantined:
      'Ces envois ressemblent à ceux d’un robot. Ils sont conservés ici au cas où une vraie demande s’y trouverait.',
    deleted:
      'Ce qui a été supprimé, ou gardé trop longtemps, reste ici un mois avant d’être effacé pour de bon.',
  },
  noneFound: 'Aucune demande ne correspond.',
  found: 'Demandes trouvées',
  onlyNewest: (count: number) =>
    `Seules les ${count} plus récentes sont affichées\u00a0: cherchez les autres par nom, téléphone ou ville.`,

  receivedAt: 'Reçue le',
  sending: 'Détails de l’envoi',
  handledAt: 'Traitée le',
  actions: {
    handle: 'Marquer comme traitée',
    reopen: 'Remettre à traiter',
    release: 'C’est une vraie demande',
    trash: 'Supprimer',
    restore: 'Sortir de la corbeille',
  },
  groups: { now: 'À appeler maintenant', new: 'Nouvelles', waiting: 'En attente' },
  urgent: 'Urgent',
  call: (moment: string) => `Rappel demandé ${moment}`,
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
    handle: 'La demande est marquée comme traitée.',
    reopen: 'La demande est de nouveau à traiter.',
    suivi: 'C’est enregistré.',
    release: 'La demande a rejoint les demandes reçues.',
    trash: 'La demande est à la corbeille pour un mois.',
    restore: 'La demande est sortie de la corbeille.',
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

  suspicion: 'Ce qui fait penser à un robot\u00a0:',
  suspicionReasons: {
    honeypot: 'un champ invisible était rempli',
    'too-fast': 'envoyé en moins d’une seconde',
    links: 'des liens',
  },

  unmailed: 'Pas partie par e-mail.',
  refusedMail: 'L’e-mail est refusé',
  mailAnswer: (answer: string) => `Le serveur de messagerie a répondu\u00a0: «\u00a0${answer}\u00a0»`,

  erase: 'Effacer les données d’une personne',
  eraseHint:
    'Cherchez la personne par e-mail, par téléphone ou par référence, puis cochez ses demandes. Cherchez aussi avec son autre moyen de contact\u00a0: une demande peut n’en porter qu’un. Les photos sont effacées avec les demandes\u202f; les sauvegardes disparaissent après 30\u00a0jours, et les e-mails déjà partis restent à effacer à part.',
  eraseNow: 'Effacer définitivement ce qui est coché',
  inTrash: 'Dans la corbeille.',

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
  notFound: 'Cette page n’existe pas, ou plus.',
} as const;
