import type { PictureSource } from '@renovation-th/shared/contracts/picture';
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

/** A picture with its words. Every one shows a scale model, and its caption says so. */
export type SitePicture = {
  source: PictureSource;
  alt: string;
  caption: string;
  /** Part to keep where it is cut, as `object-position`. */
  focus?: string;
};

/** Every picture of the pages on services, zones and legal notices. To replace one, replace its file. */
export const pictures = {
  house: {
    source: house,
    alt: 'Maquette d’une maison de campagne à enduit clair et volets bleus, avec un muret de pierre, devant la chaîne des Puys',
    caption: 'Maquette\u00a0: une maison d’ici, chaux et pierre de Volvic',
    focus: '86% 50%',
  },
  houseFront: {
    source: terrace,
    alt: 'Maquette de la façade d’une maison\u00a0: enduit clair, volets bleus, porte bleue et dallage de pierre devant le seuil',
    caption: 'Maquette\u00a0: façade, volets et dallage',
    focus: '50% 55%',
  },
  outbuilding: {
    source: house,
    alt: 'Maquette d’une maison et de son appentis, avec gouttières et portes de bois peint',
    caption: 'Maquette\u00a0: la maison et son appentis',
    focus: '94% 45%',
  },
  terrace: {
    source: terrace,
    alt: 'Maquette d’un dallage de pierre propre au pied d’une façade claire',
    caption: 'Maquette\u00a0: un dallage au pied de la façade',
    focus: '50% 85%',
  },
  roofClean: {
    source: roofClean,
    alt: 'Maquette d’un toit de tuiles canal propre, au-dessus de murs à encadrements de pierre sombre',
    caption: 'Maquette\u00a0: tuiles canal et pierre de Volvic',
    focus: '50% 30%',
  },
  roofMossy: {
    source: roofMossy,
    alt: 'Maquette du même toit avant travaux\u00a0: mousses vertes et lichens sur les tuiles, souche de cheminée noircie',
    caption: 'Maquette\u00a0: un toit gagné par la mousse',
    focus: '50% 30%',
  },
  lowWall: {
    source: lowWall,
    alt: 'Maquette d’un muret de pierre en cours de montage, avec le cordeau, le sable et les seaux',
    caption: 'Maquette\u00a0: un muret de pierre monté au cordeau',
    focus: '25% 60%',
  },
  lowWallCoping: {
    source: lowWall,
    alt: 'Maquette d’une clôture\u00a0: pilier de pierre sombre, muret jointoyé et couvertine',
    caption: 'Maquette\u00a0: pilier, muret et couvertine',
    focus: '0% 60%',
  },
  room: {
    source: room,
    alt: 'Maquette d’une pièce en chantier\u00a0: parquet protégé, mur à moitié peint en vert, escabeau, fenêtre et porte posées',
    caption: 'Maquette\u00a0: une pièce en cours de chantier',
    focus: '50% 45%',
  },
  shuttersBefore: {
    source: shuttersBefore,
    alt: 'Maquette de volets écaillés, bois grisé, sur un mur taché',
    caption: 'Maquette\u00a0: volets avant travaux',
  },
  shuttersAfter: {
    source: shuttersAfter,
    alt: 'Maquette des mêmes volets repeints en bleu, sur un mur clair',
    caption: 'Maquette\u00a0: volets écaillés, puis repeints',
  },
  facadeBefore: {
    source: facadeBefore,
    alt: 'Maquette d’une façade encrassée, coulures grises et fissures sur l’enduit',
    caption: 'Maquette\u00a0: façade avant travaux',
  },
  facadeAfter: {
    source: facadeAfter,
    alt: 'Maquette de la même façade, enduit clair et encadrements de pierre sombre nets',
    caption: 'Maquette\u00a0: la façade avant et après travaux',
  },
} as const satisfies Record<string, SitePicture>;

export type PictureKey = keyof typeof pictures;

/** Two states of one place. Without a `before` the page shows the one picture, as it is. */
export type PicturePair = { label: string; before?: PictureKey; after: PictureKey };

export const pairs = {
  shutters: { label: 'Volets', before: 'shuttersBefore', after: 'shuttersAfter' },
  facade: { label: 'Façade', before: 'facadeBefore', after: 'facadeAfter' },
  roof: { label: 'Toiture', before: 'roofMossy', after: 'roofClean' },
  room: { label: 'Pièce à vivre', after: 'room' },
} as const satisfies Record<string, PicturePair>;

export type PairKey = keyof typeof pairs;
