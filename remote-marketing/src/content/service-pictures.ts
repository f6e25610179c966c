import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import house from '../pictures/hero-house.webp?picture';
import lowWall from '../pictures/low-wall.webp?picture';
import roofClean from '../pictures/roof-clean.webp?picture';
import room from '../pictures/room.webp?picture';
import terrace from '../pictures/terrace.webp?picture';
import shutters from '../pictures/shutters-after.webp?picture';
import type { ServiceKey } from './services';

/** The picture on each service's card, and the part of it to keep where it is cut narrow. */
export const servicePictures = {
  painting: { source: room, focus: '50% 40%' },
  roofing: { source: roofClean, focus: '60% 30%' },
  masonry: { source: lowWall, focus: '25% 60%' },
  cleaning: { source: terrace, focus: '50% 60%' },
  interior: { source: room, focus: '15% 60%' },
  exterior: { source: house, focus: '84% 50%' },
} satisfies Record<ServiceKey, { source: PictureSource; focus: string }>;

/** The same where all six stand together: no two cards may look alike. */
export const overviewPictures = {
  ...servicePictures,
  painting: { source: shutters, focus: '50% 45%' },
};
