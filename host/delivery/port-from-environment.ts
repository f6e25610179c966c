import { DeliveryError } from './delivery-error';

/** @returns `PORT`, or the one that is usual. @throws DeliveryError when it is no port. */
export function portFromEnvironment(usual: number): number {
  const port = Number(process.env.PORT ?? usual);
  if (Number.isInteger(port) && port >= 0 && port < 65_535) return port;
  throw new DeliveryError(
    `PORT is « ${process.env.PORT ?? ''} ».`,
    `Give a number from 0 to 65534, such as PORT=${usual}.`,
  );
}
