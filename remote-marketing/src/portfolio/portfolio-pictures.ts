import type { PortfolioId } from '../content/portfolio';
import { projectPictures as pictures, type SitePicture } from '../content/project-pictures';

export type PortfolioPicture = SitePicture & {
  /** The same scene before the work. */
  before?: SitePicture;
};

/** Picture of each item. */
export const portfolioPictures: Record<PortfolioId, PortfolioPicture> = {
  'demoussage-tuiles': { ...pictures.roofClean, before: pictures.roofMoss },
  'enduit-chaux': { ...pictures.facadeRendered, before: pictures.facadeCracked },
  'piece-repeinte': { ...pictures.roomPainted, before: pictures.roomBefore },
  'muret-basalte': { ...pictures.wallRebuilt, before: pictures.wallRuined },
  'faitage-repris': pictures.ridgeTiles,
  'mur-fissure': pictures.facadeCracked,
  'escalier-bois': pictures.staircase,
  'terrasse-nettoyee': pictures.terraceCleaned,
  'gouttiere-zinc': pictures.zincGutter,
  'chaines-pierre': pictures.quoinsCleaned,
  'fenetre-pvc': pictures.windowPvc,
  'hydrofuge-toiture': pictures.townLimagne,
  'mur-jardin': pictures.heroMasonry,
  'volets-repeints': { ...pictures.shuttersPainted, before: pictures.shuttersPeeling },
  'piliers-portail': pictures.gatePillars,
  'fenetre-bois': pictures.windowJoinery,
};
