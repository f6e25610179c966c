import type { Identity } from './identity';

/** Returns the URL of an OpenStreetMap page that shows the business. */
export function mapAddress({ latitude, longitude }: Identity['address']): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
}
