import ms from 'ms';
import { DeliveryError } from '../delivery-error';

const longest = ms('30d');

/**
 * @example milliseconds('30m', '--for') // => 1800000
 * @throws DeliveryError for anything but a time, and above the 30 days that reports are kept.
 */
export function milliseconds(text: string, option: string): number {
  const duration = isTime(text) ? ms(text) : Number.NaN;
  if (duration > 0 && duration <= longest) return duration;
  throw new DeliveryError(`${option} says « ${text} ».`, `Give a time of 30d at most, such as ${option} 2h.`);
}

const isTime = (text: string): text is ms.StringValue => /^\d{1,5}[smhd]$/.test(text);
