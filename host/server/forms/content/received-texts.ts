/** The words of the owner's page of received requests. */
export const receivedTexts = {
  title: 'Demandes reçues',
  none: 'Aucune demande pour le moment. Celles qui arrivent par les formulaires du site s’afficheront ici.',
  quarantine: 'À vérifier',
  quarantineHint:
    'Ces envois ressemblent à ceux d’un robot\u00a0: un champ invisible y était rempli. Ils sont conservés ici au cas où une vraie demande s’y trouverait.',
  amended: 'Envoyée à nouveau avec un contenu différent',
  unreadable: 'Fichiers illisibles (à ouvrir à la main)',
  receivedAt: 'Reçue le',
  count: (count: number) => (count > 1 ? `${count} demandes` : `${count} demande`),
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  pages: 'Pages',
  failed: 'Les demandes reçues ne peuvent pas être lues. Vérifiez le dossier indiqué au démarrage.',
  refused: 'Cette page ne s’ouvre que depuis cet ordinateur, à l’adresse indiquée au démarrage.',
  notFound: 'Cette page n’existe pas.',
  readOnly: 'Cette page ne se consulte qu’en lecture.',
} as const;
