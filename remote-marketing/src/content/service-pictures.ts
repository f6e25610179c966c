import type { ServiceKey } from './services';
import { workPictures as pictures, type SitePicture } from './work-pictures';

type CardPicture = Pick<SitePicture, 'source' | 'focus'>;

/** Picture of each service's card. Decorative: the card's text says the same. */
export const servicePictures: Record<ServiceKey, CardPicture> = {
  painting: pictures.shuttersPainted,
  roofing: pictures.roofClean,
  masonry: pictures.wallRebuilt,
  cleaning: pictures.terraceCleaned,
  interior: pictures.roomPainted,
  exterior: pictures.windowJoinery,
};
