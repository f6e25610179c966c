/**
 * Sample quote without prices. Its mandatory statements come from article 4 of the order of 24 January 2017, articles
 * L111-1 and L221-5 of the code de la consommation, and article D541-45-1 of the code de l’environnement.
 */
export const modelQuote = {
  id: 'devis-type',
  heading: 'Un devis type, prix à remplir',
  intro:
    'Un ravalement de pignon, tel que nous l’écrivons. Les prix, propres à votre chantier, viennent après la visite\u00a0: comparez les lignes avant de comparer les totaux.',
  caption: 'Ravalement d’un pignon de 60\u00a0mètres\u00a0carrés',
  columns: { line: 'Poste', quantity: 'Quantité', price: 'Prix' },
  lines: [
    { line: 'Échafaudage, monté puis démonté', quantity: '1' },
    { line: 'Vitres, pierres et plantes protégées', quantity: '1' },
    { line: 'Lavage et traitement des mousses', quantity: '60\u00a0mètres carrés' },
    { line: 'Fissures ouvertes et regarnies', quantity: '12\u00a0m' },
    { line: 'Fixateur sur le fond poudreux', quantity: '60\u00a0mètres carrés' },
    {
      line: 'Peinture de façade, deux couches\u00a0: marque, gamme, teinte',
      quantity: '60\u00a0mètres carrés',
    },
    { line: 'Déchets emportés', quantity: '1' },
    { line: 'Trajet, s’il est compté', quantity: '1' },
  ],
  total: 'Total à payer',
  blank: '…\u00a0€',
  besidesTitle: 'Le devis dit aussi',
  besides: [
    'Votre nom et le nôtre, les deux adresses, le lieu des travaux',
    'La date du devis et sa durée de validité',
    'La date de début des travaux et leur durée',
    'Le total hors taxes et toutes taxes comprises, avec le taux de TVA, ou la mention qu’elle ne s’applique pas',
    'Les déchets\u00a0: quantité estimée, tri, lieu de dépôt et coût (article\u00a0D.\u00a0541-45-1 du code de l’environnement)',
    'Quand vous payez, et comment',
    'Joints\u00a0: l’attestation d’assurance et le formulaire de rétractation',
  ],
};
