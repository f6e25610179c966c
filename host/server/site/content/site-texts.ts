const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** Texts of the pages on which the owner prepares the site. */
export const siteTexts = {
  title: 'Mon site',
  projects: 'Mes chantiers',

  save: 'Enregistrer',
  /** Success messages. */
  done: {
    enregistre: 'C’est enregistré. Les visiteurs le verront quand vous publierez.',
  },
  toCorrect: (count: number) => `${plural(count, 'point', 'points')} à corriger avant de publier\u00a0:`,
  nextRow:
    'Pour en ajouter, remplissez la ligne vide\u202f; une autre viendra. Pour retirer une ligne, videz-la.',
  choose: 'Choisir…',
  elsewhere: (where: string) => `Ailleurs ${where}`,
  example: (text: string) => `Par exemple\u00a0: ${text}`,
  stale:
    'Pas encore enregistré\u00a0: cette page a été enregistrée ailleurs depuis que vous l’avez ouverte. Vos mots sont dans les champs\u202f; les autres, s’ils diffèrent, sont écrits au-dessus. Gardez ou corrigez, puis enregistrez. Choisissez de nouveau les fichiers à ajouter.',
  otherValue: (text: string) =>
    `Enregistré ailleurs\u00a0: ${text === '' ? 'rien' : `«\u00a0${text}\u00a0»`}`,

  completeIntro: 'Ce qui manque encore pour être en règle et pour que l’on vous fasse confiance.',
  missing: (count: number) => `Il reste ${plural(count, 'partie', 'parties')} à remplir`,

  projectsCount: (count: number) => (count === 0 ? 'aucun chantier' : plural(count, 'chantier', 'chantiers')),

  attestationHere: 'L’attestation que vous avez donnée',
  remove: 'Retirer',
  removeSure: 'Oui, retirer',
  removeHint:
    'Pour toujours\u00a0: du chantier, de tout le site, des versions d’avant et de l’aperçu tout de suite, des sauvegardes en un mois. Le navigateur d’un visiteur peut en garder une copie un jour au plus.',

  projectsIntro:
    'Un chantier qui est fini et que votre client veut bien montrer. Deux à huit photos, dont une d’avant et une d’après.',
  projectsNone: 'Vous n’avez pas encore de chantier.',
  newProject: 'Ajouter un chantier',
  unnamedProject: 'Chantier sans titre',
  projectStates: {
    draft: 'brouillon',
    ready: 'sera publié',
    wrong: 'à corriger',
    live: 'en ligne',
  },
  removeProject: 'Supprimer ce chantier',
  removeProjectSure: 'Oui, supprimer ce chantier et ses photos',
  notAnonymous: 'Cochez «\u00a0on n’y voit ni visage, ni plaque\u00a0».',
  projectGone: 'Ce chantier n’existe plus.',

  photos: 'Les photos',
  photosWhy:
    'Deux à huit photos. Elles partent avec «\u00a0Enregistrer\u00a0»\u202f; le lieu, la date et l’appareil en sont retirés.',
  largestPhoto:
    '20\u00a0Mo au plus par photo, 60\u00a0Mo ensemble. Avec JavaScript, elles sont rendues légères avant l’envoi.',
  pickers: { before: 'Photos d’avant', during: 'Photos pendant', after: 'Photos d’après' },
  moments: { before: 'avant', during: 'pendant', after: 'après' },
  photo: (number: number) => `Photo ${number}`,
  photoAlt: 'Ce qu’on y voit',
  photoAltHelp: 'Pour qui ne voit pas la photo. Par exemple\u00a0: volet gris dont la peinture s’écaille',
  photoWhen: 'Moment',
  photoUp: 'Monter',
  photoTurn: 'Tourner',
  altOtherwise: (moment: string, title: string) => `${title}, ${moment} les travaux`,

  /** Error messages. */
  refusals: {
    busy: 'Une publication ou un aperçu est déjà en cours\u00a0: attendez qu’il soit fini.',
    heic: 'Cette photo est au format HEIC. Sur l’iPhone\u00a0: Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0»\u202f; ou faites une capture d’écran de la photo et envoyez la capture.',
    format: 'Ce fichier n’est pas une photo JPEG, PNG ou WebP.',
    'too-large':
      'Cette photo est trop lourde (20\u00a0Mo au plus). Envoyez une photo simple, ou une capture d’écran.',
    interrupted:
      'Le serveur était trop occupé pour préparer cette photo. Envoyez-la de nouveau dans quelques minutes.',
    'too-many': 'Huit photos au plus par chantier\u00a0: retirez-en une d’abord.',
    'no-room':
      'Le disque du serveur est plein\u00a0: la photo n’a pas pu être gardée. Prévenez qui s’occupe du serveur.',
    'not-pdf': 'Ce fichier n’est pas un PDF.',
    'pdf-too-large': 'Ce PDF pèse plus de 5\u00a0Mo. Demandez à l’assureur une version plus légère.',
    unreadable:
      'Cette photo ne peut pas être lue. Reprenez-la dans la galerie, ou envoyez une capture d’écran.',
    removed: 'Vous avez retiré cette photo de partout\u00a0: elle ne peut pas être ajoutée de nouveau.',
  },

  previewMake: 'Voir avant de publier',
  previewOpen: 'Voir l’aperçu',
  previewClosed: 'Cet aperçu s’ouvre avec «\u00a0Voir l’aperçu\u00a0», sur la page «\u00a0Mon site\u00a0».',
  previewNone:
    'Aucun aperçu n’est prêt. Touchez «\u00a0Voir avant de publier\u00a0» sur «\u00a0Mon site\u00a0».',
  publish: 'Publier',
  publishHint:
    'Vos changements remplacent ce que les visiteurs voient. Vous pourrez revenir au site d’avant.',
  operations: {
    publish: 'publication',
    preview: 'aperçu',
    rollback: 'remise en ligne',
    remove: 'retrait',
  },
  busy: (operation: string) =>
    `En cours\u00a0: ${operation}. Cette page se met à jour toute seule, ou rechargez-la.`,
  ended: {
    publish: 'C’est en ligne.',
    preview: 'L’aperçu est prêt.',
    rollback: 'La version d’avant est de nouveau en ligne.',
    remove: 'C’est retiré de partout.',
  },
  seeSite: 'Voir mon site',
  toPublish: 'Des changements sont à publier',
  nothingToPublish: 'Rien de nouveau à publier',
  publishedOn: (moment: string) => `Dernière publication le ${moment}.`,
  project: (title: string) => `Chantier «\u00a0${title}\u00a0»`,
  refused:
    'Ce n’est pas possible tant que ceci n’est pas corrigé\u202f; rien n’a changé pour vos visiteurs\u00a0:',
  interrupted: 'La dernière opération a été interrompue. Le site est entier\u202f; recommencez si besoin.',
  toField: 'Corriger',
  callDeveloper: 'Vous ne pouvez pas corriger cela vous-même\u00a0: appelez la personne qui tient le site.',

  goBack: (moment: string) => `Revenir à la version publiée le ${moment}`,
  goBackSure: 'Oui, y revenir',
  goBackHint: 'Ce que vous avez écrit ici reste\u00a0: seul ce que les visiteurs voient change.',
} as const;
