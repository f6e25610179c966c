import { DeliveryError } from '../delivery-error';

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const longest = 30 * 86_400_000;

/**
 * @example milliseconds('30m', '--watch') // => 1800000
 * @throws DeliveryError for anything but a whole number with s, m, h or d, and above the 30 days that reports are kept.
 */
export function milliseconds(text: string, option: string): number {
  const [, number = '', unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  const duration = Number(number) * (units[unit] ?? 0);
  if (duration > 0 && duration <= longest) return duration;
  throw new DeliveryError(`${option} says « ${text} ».`, `Give a time of 30d at most, such as ${option} 2h.`);
}

/** @example durationText(5400000) // => '1.5 h' */
export function durationText(duration: number): string {
  const [unit = 's', length = 1_000] =
    Object.entries(units)
      .reverse()
      .find(([, one]) => duration >= one) ?? [];
  return `${Math.round((duration / length) * 10) / 10} ${unit === 'm' ? 'min' : unit}`;
}
