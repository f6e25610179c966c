import type { ServiceKey } from './services';
import { projectPictures as pictures, type SitePicture } from './project-pictures';

type CardPicture = Pick<SitePicture, 'source' | 'focus'>;

/** Decorative picture of each service's card. */
export const servicePictures: Record<ServiceKey, CardPicture> = {
  painting: pictures.shuttersPainted,
  roofing: pictures.roofClean,
  masonry: pictures.wallRebuilt,
  cleaning: pictures.terraceCleaned,
  interior: pictures.roomPainted,
  exterior: pictures.windowJoinery,
};
