import type { PortfolioId } from '../content/portfolio';
import { pictures, type SitePicture } from '../content/pictures';

export type PortfolioPicture = SitePicture & {
  /** The same place before the work. */
  before?: SitePicture;
};

/** The picture of each item. */
const portfolioPictures: Record<PortfolioId, PortfolioPicture> = {
  'demoussage-tuiles': { ...pictures.roofClean, before: pictures.roofMoss },
  'enduit-chaux': pictures.facadeCleaned,
  'piece-repeinte': { ...pictures.roomPainted, before: pictures.roomBefore },
  'muret-basalte': { ...pictures.wallRebuilt, before: pictures.wallRuined },
  'faitage-repris': pictures.heroHome,
  'mur-fissure': { ...pictures.facadeRendered, before: pictures.facadeCracked },
  'escalier-bois': pictures.roomPainted,
  'terrasse-nettoyee': pictures.heroCleaning,
  'gouttiere-zinc': pictures.roofClean,
  'chaines-pierre': pictures.heroHome,
  'fenetre-pvc': pictures.roomPainted,
  'hydrofuge-toiture': pictures.townLimagne,
  'mur-jardin': pictures.wallRebuilt,
  'volets-repeints': { ...pictures.shuttersPainted, before: pictures.shuttersPeeling },
  'piliers-portail': pictures.wallRebuilt,
  'abri-bois': pictures.heroServices,
};

export const pictureOf = (id: PortfolioId): PortfolioPicture => portfolioPictures[id];
