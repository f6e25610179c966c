import type { JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

/** A name or a greeting in another alphabet is welcome, a whole text is not. */
export function alphabetSigns({ names, town, message }: JudgedText): readonly Sign[] {
  const whole = [...names, town, message].join(' ');
  return sign('foreign-alphabet', Math.max(pointsOf(whole), pointsOf(message)));
}

function pointsOf(text: string): number {
  const letters = count(text, /\p{L}/gu);
  const foreign = letters - count(text, /\p{Script=Latin}/gu);
  if (foreign < 5) return 0;
  const share = foreign / letters;
  return share > 0.5 ? 10 : share > 0.2 ? 6 : 2;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
