import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import house from '../pictures/hero-house.webp?picture';
import roof from '../pictures/roof-clean.webp?picture';
import type { TownModel } from './town';

type TownPicture = { source: PictureSource; alt: string; caption: string; focus: string };

const countryHouse: TownPicture = {
  source: house,
  alt: 'Maquette d’une maison de campagne à enduit clair et volets bleus, avec un muret de pierre, devant la chaîne des Puys',
  caption: 'Maquette\u00a0: une maison d’ici, chaux et pierre de Volvic',
  focus: '86% 50%',
};

const tiledRoof: TownPicture = {
  source: roof,
  alt: 'Maquette d’une maison à encadrements de pierre sombre et toit de tuiles canal, vue d’en haut',
  caption: 'Maquette\u00a0: tuiles canal et pierre de Volvic',
  focus: '40% 55%',
};

export const townPictures: Record<TownModel, TownPicture> = {
  limagne: countryHouse,
  volvic: tiledRoof,
  winegrower: countryHouse,
  'timber-frame': tiledRoof,
  spa: countryHouse,
  bourbonnais: countryHouse,
  livradois: tiledRoof,
  cantal: tiledRoof,
};
