/**
 * Sample quote without prices. Its mandatory statements come from article 4 of the order of 24 January 2017, articles
 * L111-1 and L221-5 of the code de la consommation, and article D541-45-1 of the code de l’environnement.
 */
export const modelQuote = {
  id: 'devis-type',
  heading: 'Un devis type, prix à remplir',
  intro:
    'Un ravalement de pignon. Les prix, propres à votre chantier, se confirment à la visite\u00a0: comparez les lignes avant les totaux.',
  caption: 'Ravalement d’un pignon de 60\u00a0m²',
  columns: ['Poste', 'Unité', 'Quan\u00adtité', 'Prix uni\u00adtaire', 'Prix'],
  lines: [
    { line: 'Échafaudage, monté puis démonté', unit: 'forfait', quantity: '1' },
    { line: 'Vitres, pierres et plantes protégées', unit: 'forfait', quantity: '1' },
    { line: 'Lavage et traitement des mousses', unit: 'm²', quantity: '60' },
    { line: 'Fissures ouvertes et regarnies', unit: 'm', quantity: '12' },
    { line: 'Fixateur sur le fond poudreux', unit: 'm²', quantity: '60' },
    { line: 'Peinture, deux couches\u00a0: marque, gamme, teinte', unit: 'm²', quantity: '60' },
    { line: 'Main-d’œuvre, si elle est comptée à part', unit: 'heure', quantity: '…' },
    { line: 'Déchets triés et emportés', unit: 'forfait', quantity: '1' },
    { line: 'Trajet des travaux, s’il est compté', unit: 'forfait', quantity: '1' },
  ],
  total: 'Total à payer',
  blank: '…\u00a0€',
  besidesTitle: 'Le devis dit aussi',
  besides: [
    'Qu’il est gratuit, et combien de temps il est valable',
    'Votre nom et le nôtre, les adresses, notre SIRET, le lieu des travaux',
    'Sa date, et celle du début des travaux, avec leur durée',
    'Le total hors taxes et toutes taxes comprises, avec le taux de TVA, ou la mention qu’elle ne s’applique pas',
    'Les déchets\u00a0: quantité, tri, lieu de dépôt et coût',
    'Quand vous payez, et comment',
    'L’assureur, la zone qu’il couvre, et où adresser une réclamation',
    'Joints\u00a0: l’attestation d’assurance et le formulaire de rétractation',
  ],
};
