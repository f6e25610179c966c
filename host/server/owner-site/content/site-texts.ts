const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** Texts of the pages on which the owner prepares the site. */
export const siteTexts = {
  title: 'Mon site',
  requests: 'Demandes reçues',
  complete: 'À compléter',
  prices: 'Mes prix',
  me: 'Moi',
  calendar: 'Agenda',
  projects: 'Mes chantiers',
  history: 'Publications',

  save: 'Enregistrer',
  savedAt: (moment: string) => `Enregistré ${moment}`,
  atTime: (time: string) => `à ${time}`,
  onDay: (day: string) => `le ${day}`,
  /** Success messages. */
  done: {
    enregistre: 'C’est enregistré. Les visiteurs le verront quand vous publierez.',
    retouche: 'C’est enregistré. Voici la photo telle que le site la montrera.',
    annulee: 'La retouche est annulée.',
    decouverte: 'Ce que vous aviez caché se voit de nouveau.',
  },
  asTheSite: 'Annuler mes changements',
  asTheSiteSure: 'Oui, reprendre ce que dit le site',
  toCorrect: (count: number) => `${plural(count, 'point', 'points')} à corriger avant de publier\u00a0:`,
  stillLeft: 'Il reste\u00a0: ',
  stepOfAll: (number: number, of: number) => `Étape ${number} sur ${of}`,
  nextStep: 'Suite',
  previousStep: 'Précédent',
  nextRow:
    'Pour en ajouter, remplissez la ligne vide\u202f; une autre viendra. Pour retirer une ligne, videz-la.',
  pastClosure: (day: string) =>
    `La fermeture qui finit le ${day} est passée\u00a0: le site ne la montre pas. Corrigez la date, ou videz la ligne.`,
  choose: 'Choisir…',
  recent: 'Déjà choisies',
  notRecent: 'Les autres',
  elsewhere: (where: string) => `Ailleurs ${where}`,
  changedElsewhere:
    '\u00a0: cette partie a été changée sur un autre appareil pendant que vous écriviez. Rien n’est perdu\u00a0: vos mots sont dans les champs, les autres sont écrits au-dessus. Enregistrez pour garder les vôtres.',
  example: (text: string) => `Par exemple\u00a0: ${text}`,
  otherValue: (text: string) =>
    `Sur l’autre appareil\u00a0: ${text === '' ? 'rien' : `«\u00a0${text}\u00a0»`}`,

  completeIntro: 'Ce qui manque encore pour être en règle et pour que l’on vous fasse confiance.',
  missing: (count: number) =>
    count === 0 ? 'Rien ne manque.' : `Il reste ${plural(count, 'partie', 'parties')} à remplir\u00a0:`,

  completeNote: (count: number) => (count === 0 ? 'rien ne manque' : 'ce qui manque encore'),
  projectsCount: (count: number) => (count === 0 ? 'aucun chantier' : plural(count, 'chantier', 'chantiers')),

  files: {
    attestation: {
      heading: 'Votre attestation d’assurance',
      why: 'Le PDF de votre assureur, pas une photo\u00a0: 5\u00a0Mo au plus. Vos clients peuvent le télécharger.',
      label: 'Fichier PDF',
    },
    portrait: {
      heading: 'Votre portrait',
      why: 'Une photo de vous, de préférence au travail. Sans portrait, le site n’affiche rien à cet endroit.',
      label: 'Photo de vous',
    },
  },
  attestationHere: 'L’attestation que vous avez donnée',
  sending: 'Envoi',
  remove: 'Retirer',
  removeSure: 'Oui, retirer',
  removeHint: 'Du chantier seulement\u00a0: les versions d’avant la gardent.',

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
    changed: 'en ligne, changements à publier',
    leaving: 'sera retiré du site',
  },
  removeProject: 'Supprimer ce chantier',
  removeProjectSure: 'Oui, supprimer ce chantier et ses photos',
  removeProjectHint: 'Du site quand vous publierez\u00a0: les versions d’avant le gardent.',
  /** Missing parts of a project, by field or by the moment of a photograph. */
  left: {
    before: 'une photo d’avant',
    after: 'une photo d’après',
    title: 'le titre',
    service: 'le métier',
    place: 'la commune',
    month: 'le mois',
    days: 'les jours de travail',
    story: 'trois phrases',
    hasConsent: 'l’accord de votre client',
  },
  projectGone: 'Ce chantier n’existe plus.',

  photos: 'Les photos',
  photosWhy: 'Choisissez-en plusieurs à la fois. Le lieu, la date et l’appareil en sont retirés.',
  pickers: { before: 'Photos d’avant', during: 'Photos pendant', after: 'Photos d’après' },
  pairs: 'Ce que vos visiteurs compareront',
  moments: { before: 'avant', during: 'pendant', after: 'après' },
  photo: (number: number) => `Photo ${number}`,
  photoAlt: 'Ce qu’on y voit',
  photoAltHelp: 'Pour qui ne voit pas la photo. Par exemple\u00a0: volet gris dont la peinture s’écaille',
  photoWhen: 'Moment',
  beforePublishing: 'Avant de publier',
  facesUnchecked: (count: number) =>
    `Voit-on un visage ou une plaque d’immatriculation sur ${count > 1 ? `ces ${count} photos` : 'cette photo'}\u202f? Touchez une photo pour en cacher une partie.`,
  noFaceAtAll: 'Non, rien à cacher\u00a0: publier',
  noFace: (count: number) => `Non, rien à cacher sur ${count > 1 ? `ces ${count} photos` : 'cette photo'}`,
  withdrawal: {
    photo: 'Retirer cette photo de partout',
    project: 'Retirer ce chantier de partout',
    hint: 'Pour toujours, de tout le site et des versions d’avant.',
    everywhere: (count: number) =>
      `Le site, ses anciennes versions, l’aperçu et les sauvegardes perdent ${count === 1 ? 'cette photo' : 'ces photos'} pour toujours, même si vous remettez une version d’avant en ligne.`,
    unpaired:
      'Il manquera alors une photo d’avant ou d’après\u00a0: le chantier quittera le site lui aussi, jusqu’à ce que vous en ajoutiez une.',
    wholeProject: (title: string) =>
      `Le chantier «\u00a0${title}\u00a0» quitte aussi cette page, avec son texte.`,
    copies: 'Le navigateur d’un visiteur peut en garder une copie un jour au plus.',
    sure: 'Oui, retirer de partout',
  },
  photoUp: 'Monter',
  photoRetouch: 'Cacher, tourner, recadrer',
  altOtherwise: (moment: string, title: string) => `${title}, ${moment} les travaux`,

  retouch: 'Retoucher la photo',
  retouched: 'La photo telle que le site la montrera',
  retouchUndo: 'Annuler la dernière retouche',
  retouchUndoAll: 'Reprendre la photo d’origine',
  retouchUndoAllHint: 'Tout ce que vous avez caché se verra de nouveau.',
  retouchUndoAllSure: 'Oui, tout montrer',
  retouchBack: 'Retour',
  cover: 'Cacher un visage, une plaque',
  coverScript: 'Passez le doigt sur ce qui ne doit pas se voir, puis enregistrez. Deux doigts agrandissent.',
  coverUndo: 'Effacer le dernier trait',
  coverCells: 'Cacher par cases',
  coverGrid: 'Cochez les cases à cacher, puis enregistrez en bas.',
  coverCell: (row: number, column: number) => `Cacher la case ligne ${row}, colonne ${column}`,
  crop: 'Recadrer',
  turn: 'Tourner d’un quart de tour',
  cropHint:
    'Poussez un curseur pour enlever un bord\u00a0: ce qui est assombri sur la photo ne sera pas montré.',

  /** Error messages. */
  refusals: {
    busy: 'Une publication ou un aperçu est déjà en cours\u00a0: attendez qu’il soit fini.',
    pdf: 'Ce fichier est un PDF, pas une photo, quel que soit son nom. Prenez la photo elle-même dans la galerie.',
    heic: 'Cette photo est au format HEIC. Sur l’iPhone\u00a0: Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0»\u202f; ou faites une capture d’écran de la photo et envoyez la capture.',
    avif: 'Cette photo est au format AVIF, que le site ne sait pas préparer. Faites une capture d’écran de la photo et envoyez la capture.',
    format: 'Ce fichier n’est pas une photo JPEG, PNG ou WebP.',
    'too-large':
      'Cette photo est trop lourde (32\u00a0Mo au plus). Envoyez une photo simple, ou une capture d’écran.',
    'too-many-pixels':
      'Cette photo a trop de pixels pour être préparée. Réglez l’appareil sur une taille moindre, 12\u00a0mégapixels par exemple, ou envoyez une capture d’écran.',
    interrupted:
      'Le serveur était trop occupé pour préparer cette photo. Envoyez-la de nouveau dans quelques minutes.',
    'too-many': 'Huit photos au plus par chantier\u00a0: retirez-en une d’abord.',
    'no-room':
      'Le disque du serveur est plein\u00a0: la photo n’a pas pu être gardée. Prévenez qui s’occupe du serveur.',
    'not-pdf': 'Ce fichier n’est pas un PDF.',
    'pdf-too-large': 'Ce PDF pèse plus de 5\u00a0Mo. Demandez à l’assureur une version plus légère.',
    unreadable:
      'Cette photo ne peut pas être lue. Reprenez-la dans la galerie, ou envoyez une capture d’écran.',
    withdrawn: 'Vous avez retiré cette photo de partout\u00a0: elle ne peut pas être ajoutée de nouveau.',
    none: 'Aucun fichier n’est arrivé.',
  },

  previewMake: 'Voir avant de publier',
  previewOpen: 'Voir l’aperçu',
  previewClosed:
    'Cet aperçu ne se voit qu’après s’être connecté sur la page des demandes, à la même adresse.',
  previewNone:
    'Aucun aperçu n’est prêt. Touchez «\u00a0Voir avant de publier\u00a0» sur «\u00a0Mon site\u00a0».',
  publish: 'Publier',
  notOpen: (missing: number) =>
    `Votre site n’est pas encore ouvert\u00a0: ${missing === 0 ? 'tout y est. Touchez «\u00a0Publier\u00a0» pour l’ouvrir.' : 'des parties manquent.'}`,
  publishHint:
    'Vos changements remplacent ce que les visiteurs voient. Vous pourrez revenir au site d’avant.',
  operations: {
    publish: 'publication',
    preview: 'aperçu',
    rollback: 'remise en ligne',
    withdraw: 'retrait',
  },
  busy: (operation: string) => `En cours\u00a0: ${operation}. Cette page se met à jour toute seule.`,
  steps: {
    start: 'Préparation.',
    photo: 'Photos.',
    compose: 'Composition des pages.',
    check: 'Vérification.',
  },
  photoOf: (done: number, of: number) => `Photo ${done} sur ${of}.`,
  ended: {
    publish: 'C’est en ligne.',
    preview: 'L’aperçu est prêt.',
    rollback: 'La version choisie est de nouveau en ligne.',
    withdraw: 'C’est retiré de partout.',
  },
  nothingChanged: 'Aucune page n’a changé.',
  changedPages: (count: number) => `${plural(count, 'page a', 'pages ont')} changé.`,
  whichPages: 'Quelles pages',
  pageKinds: { added: 'nouvelle', changed: 'changée', removed: 'retirée du site' },
  seeProject: 'Voir ce chantier',
  seeSite: 'Voir mon site',
  projectsWaiting: (count: number) =>
    `${plural(count, 'chantier n’est pas publié', 'chantiers ne sont pas publiés')}\u00a0: l’accord du client manque.`,
  moreChanges: (count: number) => `Et ${plural(count, 'autre', 'autres')}`,
  changes: (count: number) =>
    count === 0 ? 'Rien de nouveau à publier' : `${plural(count, 'changement', 'changements')} à publier`,
  changeKinds: { added: 'ajouté', changed: 'changé', removed: 'retiré' },
  publishedOn: (moment: string) => `Dernière publication ${moment}.`,
  project: (title: string) => `Chantier «\u00a0${title}\u00a0»`,
  nextHeading: (section: string) => `La suite\u00a0: «\u00a0${section}\u00a0»`,
  nextOpen: 'Continuer',
  doneOf: (done: number, of: number) =>
    `${plural(done, 'partie', 'parties')} sur ${of} ${done > 1 ? 'sont remplies' : 'est remplie'}.`,
  pricesNote: 'à partir de…, paiement',
  meNote: 'prénom, portrait, avis',
  calendarNote: 'horaires, congés, prochain chantier',
  historyNote: 'reprendre le site d’avant',
  refused:
    'Ce n’est pas possible tant que ceci n’est pas corrigé\u202f; rien n’a changé pour vos visiteurs\u00a0:',
  interrupted:
    'La dernière opération a été interrompue. Le site est entier\u202f; voyez dans «\u00a0Publications\u00a0» ce qui est en ligne, puis recommencez si besoin.',
  toField: 'Corriger',
  callDeveloper: 'Vous ne pouvez pas corriger cela vous-même\u00a0: appelez la personne qui tient le site.',

  versionChanges: (changes: readonly string[]) =>
    changes.length > 0 ? changes.join(' ') : 'Rien d’autre que la version d’avant.',
  andOthers: (names: string, count: number) => `${names} et ${count} autres parties`,
  versionsNone: 'Aucune version n’a encore été publiée d’ici.',
  versionsFailed: 'Les versions ne peuvent pas être lues en ce moment.',
  versionLive: 'en ligne',
  takeThis: 'Remettre cette version en ligne',
  takeThisSure: 'Oui, la remettre en ligne',
  takeBackHint: 'Ce que vous avez écrit ici reste\u00a0: seul ce que les visiteurs voient change.',
} as const;
