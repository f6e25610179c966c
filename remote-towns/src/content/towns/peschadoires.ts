import type { Town } from '../town-record';

export const peschadoires = {
  slug: 'peschadoires',
  name: 'Peschadoires',
  zone: 'further',
  where: 'à Peschadoires',
  of: 'de Peschadoires',
  department: 'Puy-de-Dôme',
  postcode: '63920',
  variant: 'classic-8',
  model: 'terrace',
  position: { latitude: 45.826, longitude: 3.493 },
  distance: { km: 35, minutes: 30 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Peschadoires, près de la Dore\u00a0: assécher puis peindre | Rénovation TH',
  description:
    'Bas de murs humides, toits moussus, terrasses glissantes\u00a0: à Peschadoires, près de la Dore, on assèche avant de peindre. Devis gratuit.',
  lead: 'Thiers est juste au-dessus, la Dore juste à côté. À Peschadoires, l’eau explique bien des taches\u00a0: nous cherchons par où elle arrive, de la gouttière au pied du mur.',
  brief: {
    soil: 'plaine de la Dore, vers 300\u00a0m',
    walls: 'vieilles maçonneries, pavillons',
    protection: 'règlement à part de celui de Thiers',
  },
  cards: {
    painting: 'Nous ne commandons une peinture qu’après un relevé d’humidité qui l’autorise.',
    roofing: 'Les brumes de la Dore verdissent les pans nord, que nous brossons tuile à tuile.',
    masonry:
      'Nous dégageons le pied du mur, abaissons le sol et refaisons les joints après une saison de séchage.',
    rendering: 'L’enduit de chaux s’arrête une main au-dessus du sol, hors des éclaboussures.',
    cleaning: 'Nous frottons les dalles glissantes à la brosse et tenons l’eau sale loin du fossé.',
    interior: 'Nous déposons les plinthes et ouvrons les plâtres avant d’habiller quoi que ce soit.',
    exterior: 'Descentes et regards se suivent jusqu’à leur sortie, souvent bouchée par la terre.',
    woodwork: 'Le bois se ponce le matin et se peint après déjeuner, jamais par temps de brouillard.',
  },
  expertise: [
    'Près de la Dore, nous cherchons l’eau avant de vendre une peinture.',
    'Nous suivons une descente jusqu’au bout de son tuyau, fossé compris.',
  ],
  toSend: 'Mesurez la hauteur de la tache et dites si elle suit les pluies ou reste toute l’année.',
  localHeading: 'Vivre dans la plaine de la Dore',
  localFacts: [
    {
      title: 'Des pieds de murs à surveiller',
      text: 'Près d’une rivière, la terre reste gorgée d’eau et les vieilles maçonneries l’absorbent. Auréole à hauteur de genou, peinture en écailles, sel blanc\u00a0: ces trois signes ont la même cause. On dégage le bas du mur, on abaisse le sol s’il est monté, on laisse une saison au séchage.',
    },
    {
      title: 'Mousses et lichens',
      text: 'Brumes du matin, prés et arbres voisins\u00a0: un toit exposé au nord verdit volontiers dans ces fonds. Nous enlevons à la main le plus gros, puis l’antimousse agit seul, par temps sec\u202f; les pluies d’après emportent ce qui est mort. Une tuile terne peut être parfaitement saine.',
    },
    {
      title: 'Un règlement à part de celui de Thiers',
      text: 'La ville voisine a un plan de sauvegarde\u202f; il ne vaut que pour sa partie ancienne. Peschadoires a eu dès 2012 un plan local d’urbanisme\u202f; la mairie vous dit ce qui vaut aujourd’hui pour une façade, une clôture ou un abri.',
    },
    {
      title: 'Vers 300\u00a0m, avant la montagne',
      text: 'La commune est à peine plus basse que notre atelier, mais la rivière est là et les rosées se prolongent\u00a0: une boiserie se ponce le matin, se peint après déjeuner, jamais dans le brouillard.',
    },
  ],
  questions: [
    {
      question: 'Une peinture anti-humidité règle-t-elle le problème\u202f?',
      answer:
        'Elle le déplace. L’eau retenue grimpe plus haut ou ressort chez le voisin. Tant que la source n’est pas trouvée, gardez votre argent. Fosse qui déborde, descente cassée, terrasse en contre-pente\u00a0: nous cherchons d’abord ces causes banales, que l’on corrige sans produit et souvent sans gros travaux.',
    },
    {
      question: 'Un fossé va vers la Dore\u00a0: peut-on y envoyer l’eau du toit\u202f?',
      answer:
        'L’eau du toit doit s’écouler chez vous ou sur la voie publique, jamais chez le voisin. Si le fossé est public, demandez l’accord de la mairie. Nous prolongeons la descente jusqu’à cet exutoire, loin du mur. Pendant un antimousse, elle est débranchée\u00a0: aucun produit ne part à la rivière.',
    },
  ],
  sources: [
    { fact: 'jamais chez le voisin', source: 'law' },
    { fact: 'Peschadoires a eu dès 2012 un plan local d’urbanisme', source: 'towns' },
    { fact: 'La ville voisine a un plan de sauvegarde', source: 'protectedSites' },
    { fact: 'Vers 300\u00a0m, avant la montagne', source: 'ign' },
  ],
} as const satisfies Town;
