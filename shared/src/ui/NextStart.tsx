import { useIdentity } from '@renovation-th/shared/kernel';
import { nextStartSentence } from '../promises/next-start';
import { Eyebrow } from './layout';

/** Says when the next job could start; renders nothing until the owner has filled it in. */
export function NextStart() {
  const sentence = nextStartSentence(useIdentity());
  return sentence && <Eyebrow>{sentence}</Eyebrow>;
}
