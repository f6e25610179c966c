import type { Town } from '../town-record';

export const lezoux = {
  slug: 'lezoux',
  name: 'Lezoux',
  zone: 'further',
  where: 'à Lezoux',
  of: 'de Lezoux',
  department: 'Puy-de-Dôme',
  postcode: '63190',
  variant: 'classic-8',
  model: 'limagne',
  position: { latitude: 45.827, longitude: 3.379 },
  distance: { km: 25, minutes: 25 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Tuiles, terre crue et argile à Lezoux | Rénovation TH',
  description:
    'Lezoux, pays de potiers\u00a0: tuiles à nettoyer, enduits à reprendre, murets, peinture et menuiseries. Un seul artisan, un devis gratuit et détaillé.',
  lead: 'Les potiers gallo-romains avaient choisi Lezoux pour sa terre. L’argile est toujours là, cuite sur les toits et crue sous les fondations\u00a0: nous en tenons compte à chaque chantier.',
  brief: {
    soil: 'argile qui gonfle et se rétracte',
    walls: 'enduits de terre, terre cuite',
    protection: 'découvertes archéologiques à déclarer',
  },
  cards: {
    painting:
      'Sous un badigeon, l’enduit de terre règle l’air de la pièce\u202f; une laque l’en empêcherait.',
    roofing: 'Une tuile ancienne qui sonne clair se brosse et se remet à sa place.',
    masonry:
      'Nous fondons un muret sur une semelle continue et armée\u202f; un tesson trouvé en creusant se déclare.',
    rendering: 'La terre ou la chaux se reprend, puis attend plusieurs semaines avant la couleur.',
    cleaning: 'Nous lavons terre cuite et dallages à la brosse, sans décaper leur surface.',
    interior: 'Sur un sol qui bouge d’une saison à l’autre, cloisons et portes gardent du jeu.',
    exterior: 'Nous dirigeons les gouttières loin des murs, car l’argile gonfle au pied des descentes.',
    woodwork: 'Les volets se dépoussièrent, puis se peignent l’après-midi, quand l’humidité est partie.',
  },
  expertise: [
    'Faire sonner une tuile et mesurer une terre qui gonfle\u00a0: le métier d’ici tient à l’argile, cuite ou crue.',
    'Nous prévoyons au contrat la pause d’une découverte archéologique, au pays des potiers.',
  ],
  toSend:
    'Comptez les tuiles cassées depuis le jardin, et regardez sur Géorisques l’exposition de la parcelle.',
  localHeading: 'Tuiles, enduits et sol d’argile',
  localFacts: [
    {
      title: 'Garder les vieilles tuiles',
      text: 'L’argile locale a servi à couvrir les maisons. Une tuile ancienne qui sonne clair mérite d’être brossée et remise en place. Celle qui s’effrite s’échange contre une autre de même forme et de même nuance, pour que le pan ne ressemble pas à un damier.',
    },
    {
      title: 'Des enduits d’argile',
      text: 'La même terre entrait dans les enduits. Elle prend l’humidité d’une pièce et la rend\u00a0: c’est une qualité, que supprime une peinture plastique. On complète à la terre ou à la chaux, on termine au badigeon.',
    },
    {
      title: 'Un sol qui gonfle et se rétracte',
      text: 'Le site public Géorisques indique, adresse par adresse, l’exposition au retrait et au gonflement des argiles. Allez-y avant la visite. Une lézarde en escalier, partie d’un angle de fenêtre, n’a pas la même cause qu’un fin réseau de craquelures\u202f; pour un mur haut ou porteur, une étude de sol fixe la fondation.',
    },
    {
      title: 'Avant le Livradois',
      text: 'À l’est de l’Allier, la plaine touche à sa fin. Les matins d’automne y sont humides\u00a0: un fond de façade paraît sec à midi et ne l’était pas à neuf heures. La couleur attend alors l’après-midi.',
    },
  ],
  questions: [
    {
      question: 'Et si l’on trouve des tessons en creusant pour un muret\u202f?',
      answer:
        'Le cas se présente au pays de la céramique, dont le musée départemental est ici. On cesse de creuser à cet endroit et l’on prévient la mairie\u00a0: la loi veut que toute découverte archéologique soit déclarée. Mieux vaut que le contrat prévoie cette pause, sans pénalité pour personne.',
    },
    {
      question: 'Une toiture en terre cuite peut-elle être peinte\u202f?',
      answer:
        'Nous le déconseillons. Sur des tuiles de béton décolorées, une peinture de toiture a du sens. Sur de la terre cuite, elle finit par peler et gêne le séchage. Un nettoyage, puis un hydrofuge incolore si les tuiles sont saines, respecte mieux la matière.',
    },
  ],
  sources: [
    { fact: 'Les potiers gallo-romains avaient choisi Lezoux pour sa terre', source: 'museum' },
    { fact: 'L’argile locale a servi à couvrir les maisons', source: 'vernacular' },
  ],
} as const satisfies Town;
