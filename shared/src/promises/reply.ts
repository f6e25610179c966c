import { answers } from '../content/promises';
import { closureSentence, nearClosure, type WorkingHours } from './closures';

/** How soon the owner answers; while a closure is near, also when he is back. */
export function replySentence(identity: WorkingHours): string {
  const closure = nearClosure(identity);
  return closure ? `${answers.reply.sentence} ${closureSentence(closure, identity)}` : answers.reply.sentence;
}
