import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import facadeCracked from '@renovation-th/shared/pictures/facade-cracked.webp?picture';
import facadeRendered from '@renovation-th/shared/pictures/facade-rendered.webp?picture';
import gatePillars from '@renovation-th/shared/pictures/gate-pillars.webp?picture';
import heroCleaning from '@renovation-th/shared/pictures/hero-cleaning.webp?picture';
import heroHome from '@renovation-th/shared/pictures/hero-home.webp?picture';
import heroMasonry from '@renovation-th/shared/pictures/hero-masonry.webp?picture';
import quoinsCleaned from '@renovation-th/shared/pictures/quoins-cleaned.webp?picture';
import ridgeTiles from '@renovation-th/shared/pictures/ridge-tiles.webp?picture';
import roofClean from '@renovation-th/shared/pictures/roof-clean.webp?picture';
import roofMoss from '@renovation-th/shared/pictures/roof-moss.webp?picture';
import roomBefore from '@renovation-th/shared/pictures/room-before.webp?picture';
import roomPainted from '@renovation-th/shared/pictures/room-painted.webp?picture';
import shuttersPainted from '@renovation-th/shared/pictures/shutters-painted.webp?picture';
import shuttersPeeling from '@renovation-th/shared/pictures/shutters-peeling.webp?picture';
import staircase from '@renovation-th/shared/pictures/staircase.webp?picture';
import terraceCleaned from '@renovation-th/shared/pictures/terrace-cleaned.webp?picture';
import townLimagne from '@renovation-th/shared/pictures/town-limagne.webp?picture';
import wallRebuilt from '@renovation-th/shared/pictures/wall-rebuilt.webp?picture';
import wallRuined from '@renovation-th/shared/pictures/wall-ruined.webp?picture';
import windowJoinery from '@renovation-th/shared/pictures/window-joinery.webp?picture';
import windowPvc from '@renovation-th/shared/pictures/window-pvc.webp?picture';
import zincGutter from '@renovation-th/shared/pictures/zinc-gutter.webp?picture';

/** A picture with its description. All pictures show scale models, as the footer says once on each page. */
export type SitePicture = {
  source: PictureSource;
  alt: string;
  /** Focal point as `object-position`. */
  focus?: string;
};

/** Pictures of the home page, named after their master files. To replace a picture, replace its file. */
export const projectPictures = {
  heroHome: {
    source: heroHome,
    alt: 'Maquette d’une maison auvergnate à l’enduit clair, toit de tuiles canal, volets bleu-gris et chaînes d’angle en pierre sombre\u202f; derrière elle, la chaîne des Puys découpée dans du carton\u202f; devant, un vrai pinceau',
    focus: '86% 50%',
  },
  heroCleaning: {
    source: heroCleaning,
    alt: 'Maquette d’une maison basse aux volets bleus devant une terrasse à moitié lavée\u00a0: dalles claires d’un côté, noircies de l’autre, nettoyeur rouge et tuyau entre les deux\u202f; devant, une vraie brosse',
    focus: '72% 55%',
  },
  heroMasonry: {
    source: heroMasonry,
    alt: 'Maquette d’un mur de basalte en construction le long de son cordeau rouge, niveau posé sur le couronnement, tas de sable, seaux et pierres\u202f; derrière, une petite maison de pierre\u202f; devant, une vraie truelle',
    focus: '72% 55%',
  },
  roofClean: {
    source: roofClean,
    alt: 'Maquette d’un toit sans mousse\u00a0: tuiles canal terre cuite aux tons mêlés, gouttière en zinc, murs à l’enduit clair',
    focus: '50% 40%',
  },
  roofMoss: {
    source: roofMoss,
    alt: 'Maquette d’un toit de tuiles canal couvert de mousse et de lichen, au-dessus de murs fissurés et de volets écaillés',
    focus: '50% 40%',
  },
  facadeRendered: {
    source: facadeRendered,
    alt: 'Maquette d’une ferme sous un enduit à la chaux clair et uni, encadrements de pierre dégagés, volets et porte rouge brique repeints',
    focus: '50% 55%',
  },
  facadeCracked: {
    source: facadeCracked,
    alt: 'Maquette d’une ferme dont l’enduit gris est lézardé et tombé par plaques, laissant voir les pierres\u202f; volets et porte rouges écaillés, gravats dans l’herbe',
    focus: '50% 55%',
  },
  roomPainted: {
    source: roomPainted,
    alt: 'Maquette d’une pièce repeinte\u00a0: mur vert sauge, boiseries blanches, parquet à chevrons, table, chaises et fauteuil terre cuite',
    focus: '50% 50%',
  },
  roomBefore: {
    source: roomBefore,
    alt: 'Maquette d’une pièce en coupe avant travaux\u00a0: murs tachés et fissurés, parquet terni, bâche, escabeau et pots de peinture',
    focus: '50% 50%',
  },
  shuttersPainted: {
    source: shuttersPainted,
    alt: 'Maquette d’une maison de village\u00a0: volets et porte repeints en vert amande, fenêtres blanches, enduit ocre clair et lavandes au pied du mur',
    focus: '50% 50%',
  },
  shuttersPeeling: {
    source: shuttersPeeling,
    alt: 'Maquette d’une maison de village à l’enduit ocre terni\u00a0: peinture vert-gris écaillée sur les volets, la porte et les fenêtres, bois gris à nu',
    focus: '50% 50%',
  },
  wallRebuilt: {
    source: wallRebuilt,
    alt: 'Maquette d’un jardin au mur de basalte remonté sous un couronnement de pierre sombre entre deux piliers, lavandes à son pied',
    focus: '50% 60%',
  },
  wallRuined: {
    source: wallRuined,
    alt: 'Maquette d’un jardin dont le mur de basalte s’est effondré\u00a0: quelques assises debout près du pilier, pierres éboulées au sol\u202f; derrière, une petite maison blanche\u202f; devant, une vraie truelle',
    focus: '50% 60%',
  },
  terraceCleaned: {
    source: terraceCleaned,
    alt: 'Maquette d’une terrasse dallée au pied d’une maison basse\u00a0: la moitié gauche lavée et claire, la droite encore noircie de mousse, nettoyeur rouge, balai et seau posés dessus',
    focus: '50% 60%',
  },
  gatePillars: {
    source: gatePillars,
    alt: 'Maquette de deux piliers de portail en pierre sombre coiffés de boules, grille bleu canard entrouverte entre deux murs de pierre, boîte aux lettres rouge, porte rouge de la maison derrière',
    focus: '50% 50%',
  },
  staircase: {
    source: staircase,
    alt: 'Maquette d’un escalier droit\u00a0: marches et main courante en bois clair, limon et barreaux blancs, le long d’un mur crème\u202f; une porte sur tréteaux attend au premier plan',
    focus: '60% 50%',
  },
  quoinsCleaned: {
    source: quoinsCleaned,
    alt: 'Maquette d’un angle de maison à l’enduit ocre\u00a0: chaînes d’angle et encadrements de pierre sombre nettoyés, joints nets, volets blancs, toit de tuiles canal',
    focus: '50% 50%',
  },
  ridgeTiles: {
    source: ridgeTiles,
    alt: 'Maquette d’un toit de tuiles canal vu d’en haut\u00a0: faîtage refait en grandes tuiles rondes aux tons mêlés, échelle de couvreur posée sur la pente, souche de cheminée enduite',
    focus: '50% 45%',
  },
  zincGutter: {
    source: zincGutter,
    alt: 'Maquette vue de près\u00a0: gouttière de zinc sous une rive de tuiles canal, descente coudée contre la chaîne d’angle, fenêtre blanche et volets bleus au-dessous',
    focus: '50% 45%',
  },
  windowJoinery: {
    source: windowJoinery,
    alt: 'Maquette vue de près\u00a0: fenêtre de bois blanche neuve et volets bleus dans un mur de granite, une seconde fenêtre appuyée contre le muret en attendant la pose',
    focus: '50% 50%',
  },
  windowPvc: {
    source: windowPvc,
    alt: 'Maquette d’un coin salon en coupe\u00a0: large fenêtre blanche à deux vantaux neuve dans un mur sable, sol de terre cuite, fauteuil bleu, table basse sur un tapis et plante verte',
    focus: '60% 40%',
  },
  townLimagne: {
    source: townLimagne,
    alt: 'Maquette d’une longue ferme de Limagne à l’enduit clair et aux volets gris-bleu, portail en plein cintre, pigeonnier carré à toit de tuiles canal, bande de blé mûr devant et peupliers derrière',
    focus: '68% 40%',
  },
} as const satisfies Record<string, SitePicture>;
