import type { Town } from '../town-record';

export const chamalieres = {
  slug: 'chamalieres',
  name: 'Chamalières',
  zone: 'main',
  where: 'à Chamalières',
  of: 'de Chamalières',
  department: 'Puy-de-Dôme',
  postcode: '63400',
  variant: 'classic-6',
  model: 'spa',
  position: { latitude: 45.774, longitude: 3.067 },
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  title: 'Villas de Chamalières\u00a0: zinc, persiennes, corniches | Rénovation TH',
  description:
    'Villas de la station, maisons du vieux bourg\u00a0: peinture, toiture, boiseries et façades à Chamalières. Un produit par matériau, un devis gratuit.',
  lead: 'Corniches, balcons, persiennes\u00a0: à Chamalières, beaucoup de façades sont ornées. Nous les réparons pièce par pièce, en gardant leur dessin.',
  brief: {
    soil: 'pied des puys, vallée de la Tiretaine',
    walls: 'pierre, brique et enduit sur une même façade',
    protection: 'abords de Notre-Dame et d’autres monuments',
  },
  cards: {
    painting:
      'Nous lavons moulures et corniches, les rebouchons au couteau, puis les peignons sans les empâter.',
    roofing:
      'Nous brossons l’ardoise à la main, sans hydrofuge ni pression, et changeons une ardoise fendue.',
    masonry: 'Nous réparons balustres et chaperons de mur d’après ceux qui restent.',
    cleaning: 'Brique, pierre et enduit se touchent\u00a0: on lave au produit que supporte le plus fragile.',
    interior: 'Les portes hautes retrouvent leurs moulures, au profil d’origine et sans placage.',
    exterior: 'Une soudure de chéneau refaite à temps épargne le plafond de l’étage.',
  },
  expertise: [
    'Zinc, bois tourné, ardoise, brique\u00a0: chaque matière d’une villa a sa ligne dans le devis.',
    'Nous revenons à la chaux au vieux bourg, où les murs de vignerons sèchent mal sous le ciment.',
  ],
  toSend: 'Photographiez la façade entière, puis l’ornement abîmé de près, avec une règle à côté.',
  localHeading: 'Les villas de la station et le vieux bourg',
  localFacts: [
    {
      title: 'Villas de la Belle Époque',
      text: 'Les thermes et le casino de la station dite de Royat se trouvent sur la commune. Autour d’eux, villas et immeubles bourgeois mêlent pierre, brique, enduit et ferronnerie sur une seule façade. Chaque matériau a son produit\u00a0: un décapant unique en abîme toujours un.',
    },
    {
      title: 'Le zinc et le bois',
      text: 'Chéneaux, marquises, rives découpées\u00a0: sur ces maisons, l’eau entre par les ornements. Une soudure ouverte ou une planche grise se reprend vite\u202f; négligée, elle finit en auréole au plafond. D’où une inspection des hauts avant de parler de couleur.',
    },
    {
      title: 'Près de l’église',
      text: 'Dans le vieux bourg, il reste des maisons de vignerons et d’anciens moulins le long de la Tiretaine. Ouvertures petites, murs plus humides, enduits anciens\u00a0: la chaux y fait mieux que le ciment.',
    },
    {
      title: 'Monuments voisins',
      text: 'L’église Notre-Dame est classée, et elle n’est pas le seul édifice protégé. À leurs abords, un ravalement se déclare, avec l’avis de l’architecte des Bâtiments de France. L’hôtel de ville situe votre parcelle sur la carte des servitudes.',
    },
  ],
  questions: [
    {
      question: 'Une corniche moulurée tombe par morceaux\u00a0: peut-elle se refaire\u202f?',
      answer:
        'Oui, au gabarit. Nous relevons le profil sur une partie saine, nous découpons un calibre de zinc, et la moulure se tire au mortier de chaux, en plusieurs passes. Gardez les morceaux tombés\u00a0: ils donnent le dessin. Si la pierre porteuse est fendue derrière, un tailleur de pierre passe avant nous.',
    },
    {
      question: 'Faut-il remplacer mes persiennes en bois par du PVC\u202f?',
      answer:
        'Si le bois est sain, non\u00a0: le plomb d’abord recherché, un ponçage, une sous-couche et deux couches de peinture les remettent en état. Si les lames sont pourries, le remplacement se discute, mais près d’un monument le PVC peut être refusé. Notre devis peut chiffrer les deux solutions, pour que vous compariez.',
    },
  ],
  sources: [
    {
      fact: 'Les thermes et le casino de la station dite de Royat se trouvent sur la commune',
      source: 'towns',
    },
    { fact: 'L’église Notre-Dame est classée', source: 'merimee' },
  ],
} as const satisfies Town;
