import facadeDirty from '@renovation-th/shared/pictures/facade-dirty.webp?picture';
import facadeCleaned from '@renovation-th/shared/pictures/facade-cleaned.webp?picture';
import heroExterior from '@renovation-th/shared/pictures/hero-exterior.webp?picture';
import heroInterior from '@renovation-th/shared/pictures/hero-interior.webp?picture';
import heroPainting from '@renovation-th/shared/pictures/hero-painting.webp?picture';
import heroRoofing from '@renovation-th/shared/pictures/hero-roofing.webp?picture';
import heroServices from '@renovation-th/shared/pictures/hero-services.webp?picture';
import slateRoof from '@renovation-th/shared/pictures/slate-roof.webp?picture';
import { projectPictures, type SitePicture } from './project-pictures';

/** Every picture of this remote, except those that only service pages show. */
export const pictures = {
  ...projectPictures,
  heroServices: {
    source: heroServices,
    alt: 'Maquette d’un hameau de trois maisons, l’une d’ardoise et de basalte, l’une haute et ocre avec une échelle, l’une blanche avec un échafaudage\u202f; devant, un pinceau, une truelle et un crayon',
    focus: '70% 55%',
  },
  facadeCleaned: {
    source: facadeCleaned,
    alt: 'Maquette d’une maison à étage nettoyée\u00a0: enduit clair uni, encadrements et chaînes d’angle gris, pavés lavés au pied du mur',
    focus: '45% 50%',
  },
  facadeDirty: {
    source: facadeDirty,
    alt: 'Maquette d’une maison à étage dont l’enduit est noirci de coulures et la pierre sombre tachée de mousse\u202f; une échelle est posée contre la façade',
    focus: '45% 50%',
  },
  heroPainting: {
    source: heroPainting,
    alt: 'Maquette d’une maison dont la façade est à moitié repeinte en ocre clair, l’autre moitié encore grise derrière un échafaudage\u202f; volets sur tréteaux dans l’herbe\u202f; devant, un vrai pinceau',
    focus: '72% 50%',
  },
  heroRoofing: {
    source: heroRoofing,
    alt: 'Maquette d’une maison au toit de tuiles canal\u00a0: un côté brossé, l’autre encore couvert de mousse\u202f; échelle, échafaudage avec un seau, arbres d’automne\u202f; devant, une brosse de chiendent',
    focus: '88% 50%',
  },
  heroInterior: {
    source: heroInterior,
    alt: 'Maquette d’une pièce en coupe pendant les travaux\u00a0: mur bleu-gris, parquet clair, escalier droit à marches de bois et limon blanc, porte posée sur des tréteaux\u202f; devant, un mètre pliant',
    focus: '72% 50%',
  },
  heroExterior: {
    source: heroExterior,
    alt: 'Maquette d’une maison de granite aux menuiseries blanches et volets bleus neufs, gouttière de zinc, une fenêtre posée contre le muret en attendant la pose\u202f; devant, un mètre pliant',
    focus: '74% 50%',
  },
  slateRoof: {
    source: slateRoof,
    alt: 'Maquette d’un toit pentu d’ardoises grises nuancées, faîtage et gouttière de zinc, souche de brique\u202f; pignon clair aux volets verts et chaînes d’angle sombres, sapin derrière',
    focus: '50% 50%',
  },
} as const satisfies Record<string, SitePicture>;

export type PictureKey = keyof typeof pictures;

/** Two states of one scene, from the same camera position. */
export type PicturePair = { label: string; before: PictureKey; after: PictureKey };

export const pairs = {
  shutters: { label: 'Volets', before: 'shuttersPeeling', after: 'shuttersPainted' },
  facade: { label: 'Façade', before: 'facadeDirty', after: 'facadeCleaned' },
  render: { label: 'Enduit', before: 'facadeCracked', after: 'facadeRendered' },
  roof: { label: 'Toiture', before: 'roofMoss', after: 'roofClean' },
  room: { label: 'Pièce à vivre', before: 'roomBefore', after: 'roomPainted' },
  wall: { label: 'Muret', before: 'wallRuined', after: 'wallRebuilt' },
} as const satisfies Record<string, PicturePair>;

export type PairKey = keyof typeof pairs;
