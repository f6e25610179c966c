import type { Town } from '../town-record';

export const cantal = {
  slug: 'cantal',
  name: 'Cantal',
  zone: 'extended',
  where: 'dans le Cantal',
  of: 'du Cantal',
  department: 'Cantal',
  postcode: null,
  variant: 'regional-6',
  model: 'cantal',
  position: { latitude: 45.05, longitude: 2.7 },
  distance: null,
  delay: 'quote',
  travel: 'in-quote',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Lauze, ardoise, gel\u00a0: rénover dans l’est du Cantal | Rénovation TH',
  description:
    'Dans l’est du Cantal, de Massiac à Saint-Flour\u00a0: travaux de rénovation prévus pour la neige et le gel, murs, toits et intérieurs, sur devis gratuit.',
  lead: 'De Massiac à Saint-Flour, par l’A75, l’est du Cantal est à une heure de Gerzat, ou un peu plus. Nous y travaillons sur devis, avec l’expertise des climats de montagne.',
  brief: {
    soil: 'montagne volcanique, jusqu’à 1\u00a0855\u00a0m',
    walls: 'basalte et schiste, enduits épais',
    protection: 'abords de monuments',
  },
  cards: {
    painting:
      'Chambres et plafonds se peignent l’hiver, maison chauffée\u202f; les dehors, de juin à septembre.',
    roofing:
      'L’ardoise se brosse depuis l’échelle de toit\u202f; sous la lauze, la charpente se vérifie en premier.',
    masonry: 'Nous montons les murets de basalte hors gel, drainés au dos, sans joint saillant.',
    cleaning: 'Les lichens s’ôtent à la main sur les murs et restent sur la lauze saine.',
    interior: 'Nous ajustons portes et habillages à des ébrasements d’un bras de profondeur.',
    exterior: 'Nous posons de vrais seuils, des volets à crochets et des descentes fixées pour la neige.',
  },
  expertise: [
    'Nous refusons un toit de lauzes dont la charpente n’a pas été vue, et nous le disons au téléphone.',
    'En altitude, les semaines de juin à septembre se réservent dès l’hiver.',
  ],
  toSend:
    'L’altitude, l’accès d’un fourgon et la nature du toit\u00a0: trois réponses, et nous savons si nous venons.',
  localHeading: 'Lauze, ardoise et grand froid',
  localFacts: [
    {
      title: 'Le poids d’un toit',
      text: 'Une couverture de lauzes pèse de 250 à 400\u00a0kg par mètre carré. Avant d’y toucher, même pour une mousse, on va voir la charpente\u00a0: section des bois, assemblages, flèche des pannes. Sans cette inspection, un devis pour un toit de pierre n’est pas sérieux.',
    },
    {
      title: 'L’ardoise, plus courante',
      text: 'L’ardoise couvre une grande partie des maisons\u202f; la lauze ne reste guère que sur le patrimoine. Mince, posée au crochet ou au clou, l’ardoise casse sous le pied comme sous le jet. On la brosse depuis une échelle de toit, et une ardoise fendue se remplace à l’unité.',
    },
    {
      title: 'De 200\u00a0m environ à 1\u00a0855\u00a0m',
      text: 'Le département passe de vallées douces au Plomb du Cantal. Le choix des matériaux y dépend du froid et des rafales. Un bas de pente reçoit des crochets rapprochés\u202f; un mur au vent, un enduit de chaux couvrant\u202f; une porte exposée, un vrai seuil.',
    },
    {
      title: 'À qui demander',
      text: 'La commune instruit, et consulte l’architecte des Bâtiments de France (ABF) autour des monuments. À Aurillac, l’UDAP, le service de l’État où il travaille, reçoit aussi les particuliers\u00a0: un croquis et deux photos lui suffisent souvent pour orienter un projet de toit ou de fenêtres.',
    },
  ],
  questions: [
    {
      question: 'Traitez-vous la mousse sur des lauzes\u202f?',
      answer:
        'À la brosse, là où l’on peut se tenir sans marcher dessus. Jamais à haute pression, et sans hydrofuge par principe\u00a0: une pierre saine n’en a pas besoin. Si des rangs ont glissé, il faut un couvreur lauzier, et nous ne prétendons pas le remplacer.',
    },
    {
      question: 'Allez-vous jusqu’à Aurillac ou Mauriac\u202f?',
      answer:
        'Cela se discute selon l’ampleur des travaux. L’ouest du département est loin de notre atelier, et pour une gouttière un artisan du canton vous servira mieux. Donnez l’adresse et décrivez le besoin\u00a0: nous vous répondrons franchement, par oui ou par non.',
    },
  ],
  sources: [
    { fact: 'Une couverture de lauzes pèse de 250 à 400\u00a0kg par mètre carré', source: 'vernacular' },
    { fact: 'De 200\u00a0m environ à 1\u00a0855\u00a0m', source: 'ign' },
    { fact: 'par l’A75, l’est du Cantal est à une heure de Gerzat', source: 'road' },
  ],
} as const satisfies Town;
