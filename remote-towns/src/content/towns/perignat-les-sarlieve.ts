import type { Town } from '../town-record';

export const perignatLesSarlieve = {
  slug: 'perignat-les-sarlieve',
  name: 'Pérignat-lès-Sarliève',
  zone: 'further',
  where: 'à Pérignat-lès-Sarliève',
  of: 'de Pérignat-lès-Sarliève',
  department: 'Puy-de-Dôme',
  postcode: '63170',
  variant: 'classic-8',
  model: 'winegrower',
  position: { latitude: 45.737, longitude: 3.14 },
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Granges et pavillons de Pérignat-lès-Sarliève | Rénovation TH',
  description:
    'Au pied de Gergovie, un artisan pour le bourg vigneron comme pour les pavillons de Pérignat-lès-Sarliève\u00a0: crépi, murets, toit, peinture. Devis gratuit.',
  lead: 'Entre la Grande Halle d’Auvergne et le plateau de Gergovie, Pérignat-lès-Sarliève a ses granges de vignerons et ses maisons récentes. Nous réparons la pierre comme le parpaing.',
  brief: {
    soil: 'terres lourdes d’un ancien lac',
    walls: 'granges de vignerons, crépis récents',
    protection: 'abords du plateau à vérifier',
  },
  cards: {
    painting: 'Un crépi des années 1980 qui sonne plein se lave, se fixe, puis reçoit deux couches.',
    roofing: 'Nous démoussons les longs toits de grange par bandes, à l’abri d’un filet.',
    masonry:
      'La plaine de Sarliève remue\u00a0: nous armons les semelles et les descendons sous la terre qui bouge.',
    rendering:
      'La grange reçoit de la chaux\u202f; le pavillon, un crépi, avec une limite nette s’ils se touchent.',
    cleaning:
      'Nous lavons les bas de murs éclaboussés par l’eau du plateau, puis les protégeons d’un gravier.',
    interior: 'Une grange habitée garde ses poteaux\u00a0: portes et cloisons s’ajustent autour.',
    exterior: 'Nous dirigeons caniveaux et descentes vers l’exutoire permis par la commune, loin des dalles.',
    woodwork:
      'Les portails de grange reçoivent une huile\u202f; les volets de pavillon, une laque microporeuse.',
  },
  expertise: [
    'L’ancien lac remue sous les terrasses, et nous y prévoyons des joints de rupture.',
    'Nous cherchons d’où vient la poussée derrière une cave vigneronne, pour ne pas remonter deux fois son mur.',
  ],
  toSend: 'Dites si le terrain est dans la plaine ou sous le plateau, et joignez une vue des fissures.',
  localHeading: 'Au pied de Gergovie',
  localFacts: [
    {
      title: 'L’ancien lac',
      text: 'Sarliève était un lac, asséché depuis longtemps. Il en reste une plaine de terres lourdes, gonflées l’hiver, rétractées l’été. Fonder un muret hors gel n’y suffit pas\u00a0: la semelle est armée et plus profonde, des joints coupent l’ouvrage en tronçons, et une étude de sol décide de la profondeur dès que l’ouvrage est haut.',
    },
    {
      title: 'Un quartier pour le vin',
      text: 'Les caves vigneronnes forment ici leur propre quartier, à part des logements. Leur petite façade retient de la terre\u00a0: si une pierre a glissé, on trouve ce qui pousse avant de remonter quoi que ce soit.',
    },
    {
      title: 'L’eau de la pente',
      text: 'Sous le plateau, le ruissellement finit souvent contre les maisons. Un caniveau, un drain, un bas d’enduit arrêté avant la terre du jardin\u00a0: ces petits ouvrages évitent bien des auréoles.',
    },
    {
      title: 'Ce que l’inventaire n’impose pas',
      text: 'Clermont Auvergne Métropole a recensé le patrimoine viticole de Pérignat. Cette étude, à elle seule, n’impose rien au propriétaire. Le plan d’urbanisme, lui, fait loi, de même qu’une éventuelle protection aux abords du plateau\u00a0: le service compétent répond à l’adresse près.',
    },
  ],
  questions: [
    {
      question: 'Un crépi des années 1980 se peint-il, ou se refait-il\u202f?',
      answer:
        'Tapotez-le. S’il sonne plein, un lavage, un fixateur et une peinture de façade lui rendent son allure. S’il sonne creux, il faut piquer la zone et la reprendre. Notre devis indique la surface à piquer.',
    },
    {
      question: 'Mon toit se voit du plateau de Gergovie\u00a0: cela change-t-il quelque chose\u202f?',
      answer:
        'Peut-être. Une protection du plateau peut s’étendre jusqu’à votre rue, et la mairie le lit sur la carte des servitudes, parcelle par parcelle. Ce que l’on voit de là-haut, c’est la nuance des tuiles, les fenêtres de toit, l’alignement du faîtage\u00a0: nous gardons la tuile en place et remplaçons à l’unité.',
    },
  ],
  sources: [
    { fact: 'Sarliève était un lac, asséché depuis longtemps', source: 'archives' },
    { fact: 'Les caves vigneronnes forment ici leur propre quartier', source: 'inventory' },
    { fact: 'a recensé le patrimoine viticole de Pérignat', source: 'wine' },
  ],
} as const satisfies Town;
