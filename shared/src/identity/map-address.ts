import type { Identity } from './identity';

/** Where a visitor sees the workshop on a map, on a site that he chooses to open. */
export function mapAddress({ latitude, longitude }: Identity['address']): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
}
