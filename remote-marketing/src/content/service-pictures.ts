import type { ServiceKey } from './services';
import { workPictures as pictures, type SitePicture } from './work-pictures';

type CardPicture = Pick<SitePicture, 'source' | 'focus'>;

/** The picture on each service's card, beside words that say what it shows. */
export const servicePictures: Record<ServiceKey, CardPicture> = {
  painting: pictures.shuttersPainted,
  roofing: pictures.roofClean,
  masonry: pictures.wallRebuilt,
  cleaning: pictures.terraceCleaned,
  interior: pictures.roomPainted,
  exterior: pictures.windowJoinery,
};
