import type { Town } from '../town';

export const chamalieres = {
  slug: 'chamalieres',
  where: 'à Chamalières',
  of: 'de Chamalières',
  department: 'Puy-de-Dôme',
  postcode: '63400',
  variant: 'classic-6',
  model: 'spa',
  position: { latitude: 45.774, longitude: 3.067 },
  altitude: 420,
  distance: { km: 15, minutes: 20 },
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Villas de la station, maisons du vieux bourg\u00a0: peinture, toiture, boiseries et façades à Chamalières, avec devis gratuit et intervention sous 48\u00a0h.',
  lead: 'Chamalières a des maisons qui aiment le détail\u00a0: corniches, balcons, persiennes. L’artisan les répare pièce par pièce, sans les banaliser.',
  servicesIntro:
    'Peindre, démousser, maçonner, nettoyer\u00a0: un corps d’état à la fois ou tous ensemble, selon l’état de la maison.',
  localHeading: 'L’héritage des eaux, et l’attention qu’il demande',
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
      title: 'Le bourg d’avant',
      text: 'Près de l’église, il reste des maisons de vignerons et d’anciens moulins le long de la Tiretaine. Ouvertures petites, murs plus humides, enduits anciens\u00a0: la chaux y fait mieux que le ciment.',
    },
    {
      title: 'Monuments voisins',
      text: 'L’église Notre-Dame est classée, et elle n’est pas le seul édifice protégé. À leurs abords, un ravalement se déclare, avec l’avis de l’architecte des Bâtiments de France. L’hôtel de ville situe votre parcelle sur la carte des servitudes.',
    },
  ],
  neighbours: ['clermont-ferrand', 'royat', 'beaumont', 'durtol'],
  questions: [
    {
      question: 'Brique ou pierre de taille\u00a0: peut-on les peindre\u202f?',
      answer:
        'C’est possible, mais rarement un service à lui rendre. Un film étanche bloque l’eau, la face de la brique éclate au gel, et le retour en arrière est presque impossible. Nettoyage, reprise des joints, et l’on s’arrête là.',
    },
    {
      question: 'Faut-il remplacer mes persiennes en bois par du PVC\u202f?',
      answer:
        'Si le bois est sain, non\u00a0: ponçage, impression, deux couches, et elles repartent. Si les lames sont pourries, le remplacement se discute, mais près d’un monument le PVC peut être refusé. Demandez un devis à deux colonnes, vous comparerez.',
    },
    {
      question: 'Quand éviter les travaux extérieurs\u202f?',
      answer:
        'Pour un enduit, des premières gelées au retour des nuits douces\u202f; pour une peinture, les heures brûlantes de l’été. La commune monte vers les puys\u00a0: une façade à l’ombre peut y rester trempée de rosée une bonne partie de la matinée.',
    },
  ],
} as const satisfies Town;
