import type { Town } from '../town-record';

export const nohanent = {
  slug: 'nohanent',
  name: 'Nohanent',
  zone: 'further',
  where: 'à Nohanent',
  of: 'de Nohanent',
  department: 'Puy-de-Dôme',
  postcode: '63830',
  variant: 'lempdes',
  model: 'facade-dirty',
  position: { latitude: 45.808, longitude: 3.055 },
  distance: { km: 10, minutes: 15 },
  delay: 'within-the-week',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Vieux murs et humidité à Nohanent (63830) | Rénovation TH',
  description:
    'Façades, toitures, maçonnerie et peinture à Nohanent (63830), au pied de la faille de Limagne, à la bonne saison. Devis gratuit.',
  lead: 'Nohanent se trouve vers 500\u00a0m, au pied de l’escarpement qui borde la Limagne. Nous y regardons d’abord par où passe l’eau, puis l’état de la pierre.',
  brief: {
    soil: 'pied de la faille de Limagne, vers 500\u00a0m',
    walls: 'moellons irréguliers, mortier tendre',
    protection: 'faille de Limagne au patrimoine mondial',
  },
  cards: {
    exterior: 'Seuils, appuis et zinguerie renvoient l’eau avant qu’elle ne trouve le moellon.',
    roofing: 'Nous brossons les tuiles quand la rosée est partie, ce qui prend une partie de la matinée.',
    masonry: 'Bassins et murs de jardin se rejointoient avec une chaux moins dure que leur pierre.',
    painting: 'Une auréole se peint en dernier, quand sa cause est réparée et le plâtre sec.',
    interior: 'Nous habillons les murs sans boucher les entrées d’air dont ils ont besoin.',
    cleaning:
      'Bassins, terrasses et marches se nettoient pendant les mois sans gel et se rincent à l’eau claire.',
  },
  expertise: [
    'Ces murs imposent de commencer tard, une fois la rosée partie, et de gâcher un mortier doux.',
    'Nous suivons une auréole jusqu’à l’eau qui la nourrit avant de proposer un enduit.',
  ],
  toSend: 'Notez l’heure où votre façade sèche et le côté où l’auréole grandit.',
  localHeading: 'Humidité, vieux murs et saison courte',
  localFacts: [
    {
      title: 'Le village des lavandières',
      text: 'Nohanent fut connu pour ses lavandières. L’eau reste le premier sujet d’une visite\u00a0: d’où vient-elle, où va-t-elle, qu’est-ce qui l’empêche de repartir\u202f? Une auréole sur un mur donne presque toujours le début de la réponse.',
    },
    {
      title: 'Sous la faille',
      text: 'Le relief qui ferme l’horizon est le rebord de la faille de Limagne, inscrite au patrimoine mondial avec la chaîne des Puys. Pour la couleur de vos volets, consultez le document d’urbanisme, que la mairie tient à disposition.',
    },
    {
      title: 'Une saison plus courte',
      text: 'Le village est bien plus haut que la plaine et les gelées blanches s’y attardent. Pour peindre dehors, on vise les mois sans gel, quand le support a perdu sa rosée et que la nuit suivante s’annonce douce.',
    },
    {
      title: 'Murs de vignerons',
      text: 'Un inventaire récent a relevé dans la métropole, Nohanent compris, les traces de la vigne. Les vieux murs de ces maisons sont faits de moellons irréguliers et d’un mortier tendre. On les enduit à pierres vues, avec un mortier qui ne soit jamais plus dur qu’eux.',
    },
  ],
  questions: [
    {
      question: 'Mon pignon domine le toit voisin\u00a0: puis-je le faire crépir\u202f?',
      answer:
        'Oui, mais il faudra passer par le toit du voisin. Demandez-lui un accord écrit, avec les dates et la remise en état\u202f; si le mur appartient aux deux, la dépense se discute également d’avance. L’échafaudage monte une fois le papier signé.',
    },
    {
      question: 'Un bassin de pierre fuit\u00a0: peut-on l’étancher\u202f?',
      answer:
        'Souvent, en reprenant les joints à la chaux hydraulique, bassin vide et parois propres. Une résine sur pierre humide se décolle au premier hiver. Pour un lavoir public, adressez-vous à la commune.',
    },
  ],
  sources: [
    { fact: 'Nohanent se trouve vers 500\u00a0m', source: 'ign' },
    { fact: 'Nohanent fut connu pour ses lavandières', source: 'archives' },
    { fact: 'inscrite au patrimoine mondial avec la chaîne des Puys', source: 'unesco' },
  ],
} as const satisfies Town;
