import type { PagePath } from '@renovation-th/shared/contracts/page';

/** Categories in the order of the filters. */
export const categories = ['Toiture', 'Façade', 'Intérieur', 'Extérieur'] as const;

export type Category = (typeof categories)[number];

/** A typical job. `portfolio-pictures.ts` has its pictures. */
export type PortfolioItem = {
  id: string;
  title: string;
  category: Category;
  /** Path of the trade's page, or of its part that describes such jobs. */
  service: PagePath;
  description: string;
  /** Steps of the work, in order. */
  details: readonly string[];
};

/** Typical jobs without a customer or a town, in an order that mixes trades. */
export const portfolioItems = [
  {
    id: 'demoussage-tuiles',
    title: 'Démoussage d’un toit de tuiles canal',
    category: 'Toiture',
    service: '/services/toiture#demoussage',
    description:
      'La mousse est retirée à la main, puis un traitement agit sur ce qui reste dans les pores. L’eau s’écoule de nouveau, et le gel a moins de prise sur la tuile.',
    details: [
      'Abords protégés, descentes de récupération d’eau débranchées',
      'Versants grattés et brossés du faîtage vers la gouttière, sans haute pression',
      'Tuiles cassées ou déplacées repérées et reprises',
      'Antimousse pulvérisé sur toit sec, sans vent',
      'Gouttières et noues vidées, déchets emportés',
    ],
  },
  {
    id: 'enduit-chaux',
    title: 'Enduit à la chaux sur un mur de pierre',
    category: 'Façade',
    service: '/services/maconnerie#crepi',
    description:
      'Un enduit de chaux laisse respirer le mur ancien et suit ses mouvements. Il se pose en plusieurs passes, chacune prise avant la suivante.',
    details: [
      'Ancien enduit purgé jusqu’au sain, joints dégarnis',
      'Mur lavé, puis humidifié la veille',
      'Première passe jetée pour accrocher, corps d’enduit dressé à la règle',
      'Couche de finition talochée ou grattée',
      'Mur gardé du soleil et du gel le temps de la prise',
    ],
  },
  {
    id: 'piece-repeinte',
    title: 'Une pièce repeinte, murs et plafond',
    category: 'Intérieur',
    service: '/services/peinture#interieure',
    description:
      'Le temps passe surtout en préparation\u00a0: rebouchage, ponçage, sous-couche. La couleur vient à la fin, en deux couches.',
    details: [
      'Sol et meubles protégés, pièce aérée',
      'Murs lessivés, trous et fissures rebouchés, fonds poncés',
      'Sous-couche choisie selon le support',
      'Plafond d’abord, puis les murs, en deux couches',
      'Plinthes et boiseries, remise en place, nettoyage',
    ],
  },
  {
    id: 'muret-basalte',
    title: 'Muret de pierre et couvertine de basalte',
    category: 'Extérieur',
    service: '/services/maconnerie#muret',
    description:
      'Un muret monté au cordeau, à deux faces liées entre elles. La couvertine déborde et rejette l’eau loin du parement.',
    details: [
      'Terrassement et semelle hors gel',
      'Pierres triées, montées à deux faces, liées par des boutisses',
      'Barbacanes si le mur retient de la terre',
      'Couvertine de basalte posée avec une légère pente',
      'Joints à la chaux, brossés avant d’être durs',
    ],
  },
  {
    id: 'faitage-repris',
    title: 'Faîtage repris au mortier de chaux',
    category: 'Toiture',
    service: '/services/toiture',
    description:
      'Les tuiles faîtières sont déposées, triées, puis reposées dans l’alignement. Un mortier souple tient mieux qu’un ciment, qui se fend.',
    details: [
      'Accès et protections en hauteur',
      'Faîtières descellées une à une, vieux mortier retiré',
      'Tuiles fendues remplacées par des tuiles de même forme',
      'Pose au cordeau sur mortier de chaux, recouvrements tournés à l’abri de la pluie dominante',
      'Rives et pied de souche contrôlés',
    ],
  },
  {
    id: 'mur-fissure',
    title: 'Mur fissuré, réparé avant l’enduit',
    category: 'Façade',
    service: '/services/maconnerie#reparation',
    description:
      'On cherche d’abord pourquoi le mur s’est ouvert. Une fissure qui ne bouge plus se reprend, puis l’enduit peut venir.',
    details: [
      'Fissures relevées, surveillées par un témoin en cas de doute',
      'Lèvres ouvertes, dépoussiérées, humidifiées',
      'Remplissage au mortier de chaux, pierres cassées remplacées',
      'Trame posée là où deux matériaux se rencontrent',
      'Enduit de finition, raccordé ou refait en entier',
    ],
  },
  {
    id: 'escalier-bois',
    title: 'Escalier de bois poncé et reverni',
    category: 'Intérieur',
    service: '/services/peinture#boiseries',
    description:
      'Un vernis jauni ou écaillé se ponce jusqu’au bois sain. Traité une marche sur deux, l’escalier reste praticable.',
    details: [
      'Maison d’avant 1949\u00a0: le plomb recherché d’abord',
      'Ancien vernis retiré, bois poncé dans le fil',
      'Trous rebouchés, poussière aspirée',
      'Deux couches de vitrificateur ou de peinture, une marche sur deux',
      'Main courante et barreaux en dernier',
    ],
  },
  {
    id: 'terrasse-nettoyee',
    title: 'Dallage de terrasse nettoyé',
    category: 'Extérieur',
    service: '/services/nettoyage-exterieur#dallage',
    description:
      'La pierre se brosse au savon neutre, sans acide. Les joints sont désherbés, puis regarnis pour que l’herbe ne revienne pas aussitôt.',
    details: [
      'Terrasse vidée, écoulements dégagés',
      'Joints désherbés à la main',
      'Mousses traitées, temps de pose respecté',
      'Brossage et rinçage doux, vers l’écoulement',
      'Joints regarnis de sable, dalles descellées signalées',
    ],
  },
  {
    id: 'gouttiere-zinc',
    title: 'Gouttière et descente en zinc',
    category: 'Toiture',
    service: '/services/renovation-exterieur#zinguerie',
    description:
      'La gouttière est posée en pente vers sa descente, avec le jeu qu’il faut au zinc pour se dilater. L’eau quitte le pied du mur.',
    details: [
      'Ancienne gouttière déposée, planche de rive contrôlée',
      'Crochets posés au cordeau, en pente régulière',
      'Éléments soudés, joints de dilatation placés',
      'Naissance, coudes et descente, dauphin au pied du mur',
      'Essai à l’eau avant de partir',
    ],
  },
  {
    id: 'chaines-pierre',
    title: 'Chaînes d’angle en pierre de Volvic nettoyées',
    category: 'Façade',
    service: '/services/nettoyage-exterieur#facade',
    description:
      'La lave ne se peint pas et ne se sable pas. Elle se brosse, se rejointoie, et garde son gris.',
    details: [
      'Enduit voisin et ouvertures protégés',
      'Ancienne peinture et coulures ôtées sans attaquer la pierre',
      'Brossage au savon neutre, rinçage à basse pression',
      'Joints creusés repris à la chaux',
      'Arêtes d’enduit redessinées le long de la pierre',
    ],
  },
  {
    id: 'fenetre-pvc',
    title: 'Fenêtre en PVC et ses finitions',
    category: 'Intérieur',
    service: '/services/renovation-exterieur#pvc',
    description:
      'Une fenêtre vaut par sa pose\u00a0: calage, étanchéité, entrée d’air. Les tableaux et la tablette sont repris dans la foulée.',
    details: [
      'Cotes prises en plusieurs points, faux aplombs relevés',
      'Ancienne fenêtre déposée, maçonnerie reprise',
      'Cadre calé, fixé, rendu étanche sur tout le tour',
      'Entrée d’air gardée ou créée',
      'Tablette, habillages et peinture des tableaux',
    ],
  },
  {
    id: 'hydrofuge-toiture',
    title: 'Traitement hydrofuge d’une couverture',
    category: 'Toiture',
    service: '/services/toiture#hydrofuge',
    description:
      'Sur une tuile propre et sèche, l’hydrofuge tapisse les pores et les laisse ouverts\u00a0: l’eau perle au lieu d’entrer. Incolore, il ne se voit pas une fois sec.',
    details: [
      'Toit nettoyé et traité au préalable',
      'Séchage contrôlé, météo choisie',
      'Application en deux passes croisées',
      'Rives, faîtage et arêtiers compris',
      'Essai d’eau sur des tuiles témoins',
    ],
  },
  {
    id: 'mur-jardin',
    title: 'Mur de jardin en moellons',
    category: 'Extérieur',
    service: '/services/maconnerie#murs',
    description:
      'Un mur de clôture en pierre, d’aplomb sur sa semelle. Son chaperon le garde de la pluie\u202f; ses joints de rupture absorbent les mouvements du terrain.',
    details: [
      'Limite et hauteur vérifiées avec vous et avec la mairie',
      'Fouille et semelle hors gel',
      'Moellons montés par assises, joints croisés',
      'Joints de rupture prévus dès le plan',
      'Chaperon en pente et rejointoiement',
    ],
  },
  {
    id: 'volets-repeints',
    title: 'Volets de bois poncés et repeints',
    category: 'Façade',
    service: '/services/peinture#boiseries',
    description:
      'Des volets plein sud s’écaillent par plaques. On revient au bois sain, on passe une sous-couche, puis on peint à plat, à l’abri.',
    details: [
      'Volets déposés et repérés',
      'Grattage et ponçage jusqu’au bois sain',
      'Parties abîmées et ferrures reprises',
      'Sous-couche, puis deux couches, chants et bouts compris',
      'Repose et réglage',
    ],
  },
  {
    id: 'piliers-portail',
    title: 'Piliers de portail et leurs chapeaux',
    category: 'Extérieur',
    service: '/services/maconnerie#muret',
    description:
      'Un pilier encaisse le poids du portail et ses à-coups. Il est chaîné, fondé à part, et coiffé d’une pierre qui rejette l’eau.',
    details: [
      'Semelle large, fers en attente',
      'Pilier monté d’aplomb, pierre ou bloc chaîné',
      'Gonds scellés, fourreaux passés pour une motorisation',
      'Chapeau posé avec son larmier',
      'Joints ou enduit accordés au mur voisin',
    ],
  },
  {
    id: 'fenetre-bois',
    title: 'Fenêtre de bois et ses finitions',
    category: 'Façade',
    service: '/services/renovation-exterieur#menuiserie',
    description:
      'La fenêtre est posée d’aplomb dans un encadrement qui ne l’est pas. Le raccord au mur garde la pluie dehors.',
    details: [
      'Ouverture relevée, faux aplombs compris',
      'Ancienne fenêtre déposée, tableaux repris',
      'Fenêtre calée, fixée et calfeutrée',
      'Ferrures réglées, appui fini en pente',
    ],
  },
] as const satisfies readonly PortfolioItem[];

export type PortfolioId = (typeof portfolioItems)[number]['id'];

export const portfolioWords = {
  heads: {
    models: {
      heading: 'Travaux types',
      intro: 'Le travail tel qu’il se fait, et non des chantiers de clients.',
    },
    both: {
      heading: 'Chantiers et travaux types',
      intro:
        'D’abord nos chantiers, photographiés avec l’accord des clients\u202f; ensuite, le travail tel qu’il se fait.',
    },
    projects: {
      heading: 'Nos chantiers',
      intro: 'Chaque photographie vient d’un chantier terminé, et paraît avec l’accord du client.',
    },
  },
  allProjects: { label: 'Tous nos chantiers', path: '/realisations' },
  project: 'Voir le chantier',
  filters: 'Catégorie',
  all: 'Tous',
  carousel: 'carrousel',
  slide: 'diapositive',
  position: (index: number, count: number) => `${index + 1} sur ${count}`,
  /** Pads the number with figure spaces, so that the counter keeps its width. */
  counter: (index: number, count: number) =>
    `${String(index + 1).padStart(String(count).length, '\u2007')} / ${count}`,
  details: 'Voir les détails',
  expand: 'Agrandir',
  about: (title: string) => `\u00a0: ${title}`,
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Suspendre le défilement',
  play: 'Reprendre le défilement',
  dots: 'Aller à un travail type',
  thumbnails: 'Vignettes',
  show: (title: string) => `Afficher\u00a0: ${title}`,
  close: 'Fermer',
  steps: 'Le travail, dans l’ordre',
  more: 'Lire la page du métier',
  quote: 'Demander un devis gratuit',
};
