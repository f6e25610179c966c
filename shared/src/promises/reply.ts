import { answers } from '../content/promises';
import { closureSentence, nearClosure, type WorkingHours } from './closures';

/** Says how soon the owner answers and, near a closure, from which day. */
export function replySentence(identity: WorkingHours): string {
  const closure = nearClosure(identity);
  const { sentence } = answers.reply;
  return closure ? `${sentence} ${closureSentence(closure, identity)}` : sentence;
}
