import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import type { PortfolioId } from '../content/portfolio';
import facadeAfter from '../pictures/facade-after.webp?picture';
import facadeBefore from '../pictures/facade-before.webp?picture';
import house from '../pictures/hero-house.webp?picture';
import lowWall from '../pictures/low-wall.webp?picture';
import roofClean from '../pictures/roof-clean.webp?picture';
import roofMossy from '../pictures/roof-mossy.webp?picture';
import room from '../pictures/room.webp?picture';
import shuttersAfter from '../pictures/shutters-after.webp?picture';
import shuttersBefore from '../pictures/shutters-before.webp?picture';
import terrace from '../pictures/terrace.webp?picture';

type ModelPicture = {
  source: PictureSource;
  alt: string;
  /** Part to keep where it is cut, as `object-position`. */
  focus?: string;
};

export type PortfolioPicture = ModelPicture & {
  /** The same place before the work. */
  before?: ModelPicture;
};

/** The picture of each item: a render that shows its work alone replaces the import on its line. */
export const portfolioPictures = {
  'demoussage-tuiles': {
    source: roofClean,
    alt: 'Maquette d’un toit de tuiles canal propre, sous un ciel de studio',
    focus: '50% 40%',
    before: {
      source: roofMossy,
      alt: 'Maquette du même toit couvert de mousses et de lichens, souche noircie',
      focus: '50% 40%',
    },
  },
  'enduit-chaux': {
    source: facadeAfter,
    alt: 'Maquette d’un pignon à enduit clair, encadrements de pierre sombre',
    focus: '50% 60%',
  },
  'piece-repeinte': {
    source: room,
    alt: 'Maquette d’une pièce dont un mur est à moitié peint en vert, sol protégé, escabeau',
    focus: '50% 40%',
  },
  'muret-basalte': {
    source: lowWall,
    alt: 'Maquette d’un muret de pierre monté au cordeau, avec ses dalles de couverture',
    focus: '50% 60%',
  },
  'faitage-repris': {
    source: house,
    alt: 'Maquette d’une maison dont le faîtage est droit, devant la chaîne des Puys',
    focus: '86% 20%',
  },
  'mur-fissure': {
    source: facadeAfter,
    alt: 'Maquette d’un mur à enduit clair, sans fissure',
    focus: '20% 70%',
    before: {
      source: facadeBefore,
      alt: 'Maquette du même mur avant travaux, fissuré et taché de coulures',
      focus: '20% 70%',
    },
  },
  'escalier-bois': {
    source: room,
    alt: 'Maquette d’une pièce à parquet de bois en point de Hongrie, en chantier',
    focus: '40% 80%',
  },
  'terrasse-nettoyee': {
    source: terrace,
    alt: 'Maquette d’un dallage de pierre propre au pied d’une façade claire',
    focus: '50% 85%',
  },
  'gouttiere-zinc': {
    source: roofClean,
    alt: 'Maquette d’un bas de toit de tuiles et de sa gouttière',
    focus: '80% 70%',
  },
  'chaines-pierre': {
    source: house,
    alt: 'Maquette d’une maison à chaînes d’angle de pierre sombre',
    focus: '80% 60%',
  },
  'fenetre-pvc': {
    source: room,
    alt: 'Maquette d’une pièce avec sa fenêtre blanche posée',
    focus: '80% 30%',
  },
  'hydrofuge-toiture': {
    source: roofClean,
    alt: 'Maquette d’une couverture de tuiles canal, propre et sèche',
    focus: '50% 20%',
  },
  'mur-jardin': {
    source: lowWall,
    alt: 'Maquette d’un mur de moellons au fond d’un jardin',
    focus: '30% 60%',
  },
  'volets-repeints': {
    source: shuttersAfter,
    alt: 'Maquette de volets repeints en bleu sur un mur clair',
    focus: '50% 50%',
    before: {
      source: shuttersBefore,
      alt: 'Maquette des mêmes volets écaillés, bois grisé',
      focus: '50% 50%',
    },
  },
  'piliers-portail': {
    source: lowWall,
    alt: 'Maquette d’un pilier de pierre sombre et de son chapeau, au bout d’un muret',
    focus: '0% 50%',
  },
  'abri-bois': {
    source: house,
    alt: 'Maquette d’une maison et de son appentis',
    focus: '96% 60%',
  },
} as const satisfies Record<PortfolioId, PortfolioPicture>;

/** @returns what an item shows, as one type whether or not it has a picture of before. */
export const pictureOf = (id: PortfolioId): PortfolioPicture => portfolioPictures[id];
