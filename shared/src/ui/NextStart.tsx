import { useIdentity } from '@renovation-th/shared/kernel';
import { nextStartSentence } from '../promises/next-start';
import { Eyebrow } from './layout';

/** When the next job could start. Nothing until the owner has said it. */
export function NextStart() {
  const sentence = nextStartSentence(useIdentity());
  return sentence && <Eyebrow>{sentence}</Eyebrow>;
}
