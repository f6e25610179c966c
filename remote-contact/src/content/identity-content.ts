export const identityContent = {
  title: 'Vous préférez en parler\u202f?',
  email: 'E-mail',
  address: 'Adresse',
  hours: 'Horaires',
  map: 'Voir sur une carte (OpenStreetMap, site externe)',
  reviews: 'Avis',
  readReviews: (site: string) => `Lire les avis sur ${site} (site externe)`,
};
