const count = (photos: number) => (photos > 1 ? `${photos} photos` : `${photos} photo`);

export const photoContent = {
  label: 'Photos (facultatif)',
  hint: (most: number) =>
    `Jusqu’à ${most}\u00a0photos. Si le bouton n’ouvre rien, envoyez votre demande sans photo.`,
  reduced:
    'Elles sont allégées sur votre appareil, et le lieu de prise de vue en est retiré. Une photo que votre appareil ne sait pas lire part telle quelle, lieu compris, jusqu’à 4\u00a0Mo.',
  /** Shown without JavaScript, when photographs are not reduced. */
  asTheyAre: 'En JPEG, PNG ou WebP, 4\u00a0Mo au plus chacune.',
  list: 'Photos jointes',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  inWork: (photos: number) => `Préparation de ${count(photos)}…`,
  count: (photos: number, most: number) =>
    `${count(photos)} ${photos > 1 ? 'jointes' : 'jointe'}, sur ${most}\u00a0au plus.`,
  unreadable: (name: string) => `${name}\u00a0: ce fichier n’a pas pu être lu. Choisissez-le à nouveau.`,
  tooLarge: (name: string) =>
    `${name}\u00a0: votre appareil ne sait pas alléger cette photo, et elle est trop lourde pour être envoyée telle quelle (4\u00a0Mo au plus). Envoyez-la-nous par e-mail.`,
  tooMany: (most: number, name: string) => `${name}\u00a0: non ajoutée, ${most}\u00a0photos au plus.`,
};
