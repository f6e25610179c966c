import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import bourbonnais from '@renovation-th/shared/pictures/town-bourbonnais.webp?picture';
import cantal from '@renovation-th/shared/pictures/town-cantal.webp?picture';
import limestone from '@renovation-th/shared/pictures/facade-rendered.webp?picture';
import pavilion from '@renovation-th/shared/pictures/pergola.webp?picture';
import limagne from '@renovation-th/shared/pictures/town-limagne.webp?picture';
import livradois from '@renovation-th/shared/pictures/town-livradois.webp?picture';
import spa from '@renovation-th/shared/pictures/town-spa.webp?picture';
import timberFrame from '@renovation-th/shared/pictures/town-timber-frame.webp?picture';
import volvic from '@renovation-th/shared/pictures/town-volvic.webp?picture';
import winegrower from '@renovation-th/shared/pictures/town-winegrower.webp?picture';
import type { TownModel } from './town-record';

type TownPicture = { source: PictureSource; alt: string; caption: string; focus: string };

const highlandFarm =
  'Maquette d’une ferme de basalte couverte de lauzes grises, volets brun-rouge, grange basse au portail cintré et murets de pierre sèche dans l’herbe';

/** The model of each kind of building, which the towns that are built so share. */
export const townPictures: Record<TownModel, TownPicture> = {
  limagne: {
    source: limagne,
    alt: 'Maquette d’une longue ferme à l’enduit clair et aux volets gris-bleu, portail en plein cintre, pigeonnier carré à toit de tuiles canal, bande de blé mûr devant et peupliers derrière',
    caption: 'Maquette\u00a0: une ferme de plaine',
    focus: '45% 50%',
  },
  volvic: {
    source: volvic,
    alt: 'Maquette de trois maisons de ville aux encadrements de pierre presque noire, deux arcades au rez-de-chaussée, toits de tuiles canal et fontaine octogonale sur la place pavée',
    caption: 'Maquette\u00a0: maisons de ville en pierre de Volvic',
    focus: '50% 50%',
  },
  winegrower: {
    source: winegrower,
    alt: 'Maquette d’une maison de vigneron\u00a0: cave à porte cintrée au rez-de-chaussée, escalier de pierre à rampe de fer vers le logis, volets lie-de-vin, tonneaux et rangs de vigne dorés par l’automne',
    caption: 'Maquette\u00a0: une maison de vigneron',
    focus: '58% 50%',
  },
  'timber-frame': {
    source: timberFrame,
    alt: 'Maquette d’une rue pavée\u00a0: deux maisons à pans de bois sur des rez-de-chaussée de pierre, portes rouges et vertes, une petite maison enduite au bout du rang',
    caption: 'Maquette\u00a0: des maisons à pans de bois',
    focus: '50% 45%',
  },
  spa: {
    source: spa,
    alt: 'Maquette d’une villa de ville d’eaux\u00a0: toit d’ardoise à quatre pans et épis de faîtage, volets persiennés blancs, balcons de fer vert, bandeau de brique et petit jardin clos d’une grille',
    caption: 'Maquette\u00a0: une villa de ville d’eaux',
    focus: '50% 45%',
  },
  bourbonnais: {
    source: bourbonnais,
    alt: 'Maquette d’une maison bourbonnaise à encadrements de brique, haut toit de tuiles plates à quatre pans avec deux lucarnes et deux souches de brique, volets blancs et clôture de bois',
    caption: 'Maquette\u00a0: une maison bourbonnaise',
    focus: '55% 50%',
  },
  pavilion: {
    source: pavilion,
    alt: 'Maquette d’une maison basse à l’enduit clair et aux volets bleus, pergola de bois neuf au-dessus d’une terrasse dallée, table et quatre chaises à l’abri, lavandes autour',
    caption: 'Maquette\u00a0: une maison basse, sa terrasse et sa pergola',
    focus: '50% 55%',
  },
  limestone: {
    source: limestone,
    alt: 'Maquette d’une maison de bourg sous un enduit clair et uni, encadrements de pierre apparents, volets et porte rouge brique, petite dépendance accolée',
    caption: 'Maquette\u00a0: une maison de bourg enduite, encadrements de pierre',
    focus: '55% 50%',
  },
  livradois: {
    source: livradois,
    alt: 'Maquette d’une ferme de granite clair sous un toit raide de tuiles plates\u00a0: habitation et grange au grand portail en plein cintre sous le même toit, tas de bûches à côté de la porte, sapins derrière',
    caption: 'Maquette\u00a0: une ferme de granite',
    focus: '50% 55%',
  },
  'volcanic-highland': {
    source: cantal,
    alt: highlandFarm,
    caption: 'Maquette\u00a0: une ferme de montagne en pierre volcanique',
    focus: '50% 55%',
  },
  cantal: {
    source: cantal,
    alt: highlandFarm,
    caption: 'Maquette\u00a0: une ferme du Cantal',
    focus: '50% 55%',
  },
};
