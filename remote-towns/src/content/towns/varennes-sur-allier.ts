import type { Town } from '../town-record';

export const varennesSurAllier = {
  slug: 'varennes-sur-allier',
  name: 'Varennes-sur-Allier',
  zone: 'further',
  where: 'à Varennes-sur-Allier',
  of: 'de Varennes-sur-Allier',
  department: 'Allier',
  postcode: '03150',
  variant: 'classic-8',
  model: 'half-painted',
  position: { latitude: 46.313, longitude: 3.401 },
  distance: { km: 70, minutes: 65 },
  delay: 'within-48-hours',
  travel: 'in-quote',
  showsCommitments: true,
  saysBasedNearby: true,
  title: 'Pavillons d’après-guerre à Varennes-sur-Allier | Rénovation TH',
  description:
    'Pavillons d’après-guerre et maisons de brique à Varennes-sur-Allier\u00a0: toit, crépi, peinture, petite maçonnerie. Devis gratuit et détaillé.',
  lead: 'Ville d’étape de la Nationale 7, Varennes mêle des maisons de brique et des pavillons d’après-guerre. Nous donnons à chaque façade la peinture et le mortier qui lui conviennent.',
  brief: {
    soil: 'terrasse du val d’Allier',
    walls: 'parpaing d’après-guerre, brique plus ancienne',
    protection: 'clôtures et porches à vérifier en mairie',
  },
  cards: {
    painting: 'Une peinture souple couvre les microfissures du ciment, sans toucher à la brique.',
    roofing: 'La tuile mécanique se brosse\u202f; une plaque ondulée attend que l’amiante soit écarté.',
    masonry:
      'Un éclat de balcon se répare en surface\u202f; si les fers sont atteints, un ingénieur passe d’abord.',
    rendering: 'Le crépi se reprend par panneaux, de joint à joint, pour ne pas dessiner de tache.',
    cleaning: 'Nous lavons cours et soubassements éclaboussés, puis les bordons de gravier.',
    interior: 'Dans les cloisons de brique creuse, nous recalons les portes et rebouchons les saignées.',
    exterior: 'Porche, marquise ou portail\u00a0: la mairie dit d’abord ce qui se déclare.',
    woodwork: 'Nous protégeons les encadrements de brique au ruban et peignons les bois autour.',
  },
  expertise: [
    'Béton, parpaing, vieille brique\u00a0: trois matières que nous ne traitons pas de la même façon.',
    'Dans ces rues d’après-guerre, nous ne touchons à aucune plaque d’amiante-ciment.',
  ],
  toSend: 'Donnez l’année du pavillon, avec une photo du dessous du balcon et une du pied de mur.',
  localHeading: 'Une ville posée sur sa terrasse',
  localFacts: [
    {
      title: 'Les rues d’après-guerre',
      text: 'Parpaing ou brique creuse, enduit ciment, tuile mécanique\u00a0: ces murs-là ne réclament pas de chaux, mais une peinture de façade adaptée à leurs microfissures.',
    },
    {
      title: 'Brique du val d’Allier',
      text: 'Dans les rues plus anciennes, la brique cerne portes et fenêtres. Peinte en blanc pour faire neuf, elle pèle par plaques. Le plomb recherché, on la décape à la main ou avec un gel doux, jamais au disque.',
    },
    {
      title: 'Au-dessus de la rivière',
      text: 'La ville s’est posée sur une terrasse, une dizaine de mètres au-dessus de la rivière, et le Valençon l’entaille. En contrebas, caves et garages peuvent prendre l’eau.',
    },
    {
      title: 'À qui remettre votre dossier',
      text: 'La mairie, et non Entr’Allier Besbre et Loire, reçoit la déclaration\u00a0: couleur du crépi, porche fermé. Une clôture ou un portail, seulement si la commune l’a décidé ou si un secteur est protégé.',
    },
  ],
  questions: [
    {
      question: 'Puis-je faire laver mon toit en plaques ondulées\u202f?',
      answer:
        'Posées avant juillet 1997, ces plaques sont peut-être en amiante-ciment. Ni jet, ni perceuse, ni marteau tant qu’un repérage n’a pas répondu. S’il y en a, le retrait revient à une entreprise certifiée.',
    },
    {
      question: 'Des taches de rouille percent mon balcon. Que faire\u202f?',
      answer:
        'L’armature est trop près de la surface\u00a0: elle rouille, gonfle et pousse le béton. Plusieurs taches, ou une dalle qui sonne creux, touchent à la solidité\u00a0: un ingénieur donne d’abord son avis.',
    },
  ],
  sources: [
    { fact: 'seulement si la commune l’a décidé', source: 'law' },
    { fact: 'une dizaine de mètres au-dessus de la rivière', source: 'ign' },
  ],
} as const satisfies Town;
