const count = (photos: number) => (photos > 1 ? `${photos} photos` : `${photos} photo`);

export const photoContent = {
  label: 'Photos (facultatif)',
  hint: (most: number) => `Jusqu’à ${most}\u00a0photos.`,
  reduced:
    'En JPEG, PNG, WebP ou HEIC. Elles sont allégées sur votre appareil, à 2\u00a0Mo au plus chacune, et envoyées sans le lieu de prise de vue.',
  /** Shown without JavaScript, when photographs are not reduced. */
  asTheyAre: 'En JPEG, PNG ou WebP, 2\u00a0Mo au plus chacune.',
  list: 'Photos jointes',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  inWork: (photos: number) => `Préparation de ${count(photos)}…`,
  added: (added: number, now: number, most: number) =>
    added === 0 ? '' : `${count(added)} ${added > 1 ? 'ajoutées' : 'ajoutée'}, ${now} sur ${most}.`,
  removed: (name: string, now: number, most: number) => `${name} retirée, ${now} sur ${most}.`,
  wrongType: (name: string) => `${name}\u00a0: ce fichier n’est pas une photo JPEG, PNG, WebP ou HEIC.`,
  unreadable: (name: string) =>
    `${name}\u00a0: cette photo est abîmée, votre navigateur ne peut pas la lire. Essayez avec une autre.`,
  heic: (name: string) =>
    `${name}\u00a0: votre navigateur ne lit pas le format HEIC. Dans les réglages de l’appareil photo, choisissez «\u00a0Le plus compatible\u00a0» et reprenez la photo, ou envoyez-nous celle-ci par e-mail.`,
  noCanvas: (name: string) =>
    `${name}\u00a0: un réglage de votre navigateur l’empêche d’alléger cette photo, et elle est trop lourde pour être envoyée telle quelle. Envoyez-la-nous par e-mail.`,
  codeMissing: (name: string) =>
    `${name}\u00a0: la connexion s’est interrompue avant que cette photo soit prête. Choisissez-la à nouveau.`,
  notes: {
    incomplete: 'Photo incomplète\u00a0: le fichier s’arrête avant la fin.',
    original: 'Envoyée telle quelle, avec le lieu de prise de vue s’il y figure.',
  },
  tooLarge: (name: string) => `${name}\u00a0: ce fichier est trop lourd (60\u00a0Mo au plus).`,
  tooMany: (most: number, name: string) => `${name}\u00a0: non ajoutée, ${most}\u00a0photos au plus.`,
};
