import type { Town } from '../town-record';

export const durtol = {
  slug: 'durtol',
  name: 'Durtol',
  zone: 'further',
  where: 'à Durtol',
  of: 'de Durtol',
  department: 'Puy-de-Dôme',
  postcode: '63830',
  variant: 'lempdes',
  model: 'roof-moss',
  position: { latitude: 45.796, longitude: 3.052 },
  distance: { km: 10, minutes: 20 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Rénover sur la pente à Durtol (63830) | Rénovation TH',
  description:
    'Rénovation à Durtol (63830), au pied du plateau des Dômes\u00a0: accès en pente, toits moussus, soutènements, façades et intérieurs. Devis gratuit.',
  lead: 'À Durtol, la pente commence dès la sortie de Clermont-Ferrand. Nous venons voir le terrain, le toit et le passage, et le devis en tient compte avant que vous ne le signiez.',
  brief: {
    soil: 'pente au pied du plateau des Dômes',
    walls: 'vieilles maisons de vignerons, maisons de versant',
    protection: 'plan local d’urbanisme et servitudes de la parcelle',
  },
  cards: {
    exterior: 'Sur ce terrain en pente, nous calons l’échelle avant de poser portail ou descente.',
    roofing: 'Le versant que le soleil quitte tôt se démousse au printemps, pour sécher tout l’été.',
    masonry: 'Nous détournons l’eau du talus, puis reprenons bordures et murets fendus.',
    painting: 'Façade aval et façade amont ont deux hauteurs, deux supports et parfois deux peintures.',
    interior: 'Le mur d’un sous-sol sèche d’abord\u202f; nous y posons les portes ensuite.',
    cleaning: 'Nous brossons l’allée raide et les marches vertes avant que l’hiver ne les rende glissantes.',
  },
  expertise: [
    'Quand la façade aval gagne un étage, nous prévoyons l’accès avant de chiffrer.',
    'Nous remontons un mur de talus après avoir trouvé l’eau qui le pousse.',
  ],
  toSend: 'Une photo du chemin d’accès compte ici autant que celle du mur.',
  localHeading: 'Construire et réparer sur la pente',
  localFacts: [
    {
      title: 'Poser un échafaudage',
      text: 'Sur un terrain incliné, la façade aval peut gagner un étage. Il faut des pieds réglables, une assise ferme, un passage pour les planchers. Rien d’impossible, mais cela se vérifie sur place, à la visite.',
    },
    {
      title: 'Retenir la terre',
      text: 'Un talus taillé pour bâtir tend toujours à redescendre. Muret fendu, bordure qui glisse, terrasse décollée de la maison\u00a0: ces trois signes viennent souvent du même mouvement. On détourne l’eau d’amont avant de remonter la moindre pierre.',
    },
    {
      title: 'L’ombre du plateau',
      text: 'Vers 500\u00a0m, contre le relief, le soleil quitte tôt certains versants de toiture. La mousse s’installe entre les tuiles\u202f; gorgée d’eau, elle gèle et les soulève. Un démoussage au printemps, puis un hydrofuge sur toit bien sec, espacent les reprises.',
    },
    {
      title: 'Côté règles',
      text: 'La métropole a recensé Durtol parmi ses anciennes communes viticoles. Pour votre projet comptent le plan local d’urbanisme et les servitudes de votre parcelle. Le Géoportail de l’urbanisme les montre, les services communaux les confirment.',
    },
  ],
  questions: [
    {
      question: 'Mon allée est raide et glisse l’hiver\u00a0: que faire\u202f?',
      answer:
        'Commencer par un nettoyage\u00a0: l’algue fait tomber autant que la pente. Si le revêtement est lisse, un béton balayé ou un pavé rugueux se discute, avec une grille en bas pour l’eau. Évitez le sel, qui écaille bétons et mortiers.',
    },
    {
      question: 'Le mur entre mon terrain et celui du dessous s’ouvre\u00a0: qui le répare\u202f?',
      answer:
        'Souvent celui dont il retient la terre. Un mur de soutènement n’est pas présumé mitoyen comme l’est un mur de séparation\u202f; les titres et le bornage tranchent d’abord, le juge à défaut. Notre devis décrit l’ouvrage sans dire à qui il est, et peut être partagé si vous vous accordez.',
    },
  ],
  sources: [
    { fact: 'Vers 500\u00a0m, contre le relief', source: 'ign' },
    { fact: 'La métropole a recensé Durtol parmi ses anciennes communes viticoles', source: 'wine' },
  ],
} as const satisfies Town;
