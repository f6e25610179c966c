import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import cracked from '@renovation-th/shared/pictures/facade-cracked.webp?picture';
import facade from '@renovation-th/shared/pictures/facade-cleaned.webp?picture';
import facadeDirty from '@renovation-th/shared/pictures/facade-dirty.webp?picture';
import gardenWall from '@renovation-th/shared/pictures/hero-masonry.webp?picture';
import halfPainted from '@renovation-th/shared/pictures/hero-painting.webp?picture';
import halfWashed from '@renovation-th/shared/pictures/hero-cleaning.webp?picture';
import quoins from '@renovation-th/shared/pictures/quoins-cleaned.webp?picture';
import ridge from '@renovation-th/shared/pictures/ridge-tiles.webp?picture';
import roofMoss from '@renovation-th/shared/pictures/roof-moss.webp?picture';
import shutters from '@renovation-th/shared/pictures/shutters-painted.webp?picture';
import terrace from '@renovation-th/shared/pictures/terrace-cleaned.webp?picture';
import bourbonnais from '@renovation-th/shared/pictures/town-bourbonnais.webp?picture';
import cantal from '@renovation-th/shared/pictures/town-cantal.webp?picture';
import limestone from '@renovation-th/shared/pictures/facade-rendered.webp?picture';
import limagne from '@renovation-th/shared/pictures/town-limagne.webp?picture';
import livradois from '@renovation-th/shared/pictures/town-livradois.webp?picture';
import spa from '@renovation-th/shared/pictures/town-spa.webp?picture';
import timberFrame from '@renovation-th/shared/pictures/town-timber-frame.webp?picture';
import volvic from '@renovation-th/shared/pictures/town-volvic.webp?picture';
import winegrower from '@renovation-th/shared/pictures/town-winegrower.webp?picture';
import type { TownModel } from './town-record';

type TownPicture = { source: PictureSource; alt: string; focus: string };

const highlandFarm =
  'Maquette d’une ferme de basalte couverte de lauzes grises, volets brun-rouge, grange basse au portail cintré et murets de pierre sèche dans l’herbe';

/** Pictures of scale models, by kind of building or work. At most five towns share a picture. */
export const townPictures: Record<TownModel, TownPicture> = {
  limagne: {
    source: limagne,
    alt: 'Maquette d’une longue ferme à l’enduit clair et aux volets gris-bleu, portail en plein cintre, pigeonnier carré à toit de tuiles canal, bande de blé mûr devant et peupliers derrière',
    focus: '45% 50%',
  },
  volvic: {
    source: volvic,
    alt: 'Maquette de trois maisons de ville aux encadrements de pierre presque noire, deux arcades au rez-de-chaussée, toits de tuiles canal et fontaine octogonale sur la place pavée',
    focus: '50% 50%',
  },
  winegrower: {
    source: winegrower,
    alt: 'Maquette d’une maison de vigneron\u00a0: cave à porte cintrée au rez-de-chaussée, escalier de pierre à rampe de fer vers le logis, volets lie-de-vin, tonneaux et rangs de vigne dorés par l’automne',
    focus: '58% 50%',
  },
  'timber-frame': {
    source: timberFrame,
    alt: 'Maquette d’une rue pavée\u00a0: deux maisons à pans de bois sur des rez-de-chaussée de pierre, portes rouges et vertes, une petite maison enduite au bout du rang',
    focus: '50% 45%',
  },
  spa: {
    source: spa,
    alt: 'Maquette d’une villa de ville d’eaux\u00a0: toit d’ardoise à quatre pans et épis de faîtage, volets persiennés blancs, balcons de fer vert, bandeau de brique et petit jardin clos d’une grille',
    focus: '50% 45%',
  },
  bourbonnais: {
    source: bourbonnais,
    alt: 'Maquette d’une maison bourbonnaise à encadrements de brique, haut toit de tuiles plates à quatre pans avec deux lucarnes et deux souches de brique, volets blancs et clôture de bois',
    focus: '55% 50%',
  },
  limestone: {
    source: limestone,
    alt: 'Maquette d’une maison de bourg sous un enduit clair et uni, encadrements de pierre apparents, volets et porte rouge brique, petite dépendance accolée',
    focus: '55% 50%',
  },
  livradois: {
    source: livradois,
    alt: 'Maquette d’une ferme de granite clair sous un toit raide de tuiles plates\u00a0: habitation et grange au grand portail en plein cintre sous le même toit, tas de bûches à côté de la porte, sapins derrière',
    focus: '50% 55%',
  },
  'volcanic-highland': {
    source: cantal,
    alt: highlandFarm,
    focus: '50% 55%',
  },
  cantal: {
    source: cantal,
    alt: highlandFarm,
    focus: '50% 55%',
  },
  cracked: {
    source: cracked,
    alt: 'Maquette d’une maison au crépi gris lézardé, dont l’enduit tombe par plaques autour des fenêtres et au pied des murs',
    focus: '50% 50%',
  },
  facade: {
    source: facade,
    alt: 'Maquette d’une maison de deux étages à l’enduit clair nettoyé, encadrements et chaînes d’angle en pierre sombre, volets rouges, échelle contre le mur',
    focus: '45% 50%',
  },
  'facade-dirty': {
    source: facadeDirty,
    alt: 'Maquette d’une maison de deux étages à l’enduit noirci de coulures, mousse sur la pierre sombre des angles, échelle contre le mur',
    focus: '45% 50%',
  },
  'garden-wall': {
    source: gardenWall,
    alt: 'Maquette d’un mur de jardin en pierre sombre, monté le long d’un cordeau rouge au-devant d’une petite maison\u202f; tas de sable, seaux et pierres triées dans l’herbe',
    focus: '72% 55%',
  },
  'half-painted': {
    source: halfPainted,
    alt: 'Maquette d’une maison dont la moitié de la façade est repeinte en ocre clair, l’autre grise derrière un échafaudage\u202f; volets déposés sur des tréteaux',
    focus: '72% 50%',
  },
  'half-washed': {
    source: halfWashed,
    alt: 'Maquette d’une maison basse dans son jardin, devant une terrasse à moitié lavée\u00a0: dalles claires d’un côté, verdies de l’autre, nettoyeur et tuyau entre les deux',
    focus: '72% 55%',
  },
  quoins: {
    source: quoins,
    alt: 'Maquette de l’angle d’une maison à l’enduit ocre, chaînes d’angle et encadrements de pierre grise fraîchement brossés, volets blancs ouverts',
    focus: '50% 50%',
  },
  ridge: {
    source: ridge,
    alt: 'Maquette d’un toit de tuiles vu d’en haut, faîtage scellé de neuf entre deux versants, échelle de couvreur posée sur la pente, souche de cheminée',
    focus: '50% 50%',
  },
  'roof-moss': {
    source: roofMoss,
    alt: 'Maquette d’un toit de tuiles canal couvert de coussins de mousse, au-dessus de murs gris tachés',
    focus: '50% 40%',
  },
  shutters: {
    source: shutters,
    alt: 'Maquette d’une maison de bourg ocre aux volets vert-gris fraîchement repeints, encadrements de pierre sombre, lavandes au pied du mur',
    focus: '50% 50%',
  },
  terrace: {
    source: terrace,
    alt: 'Maquette d’une terrasse de dalles claires lavée devant une maison basse aux volets bleus, seau et brosse posés sur le bord',
    focus: '50% 55%',
  },
};
