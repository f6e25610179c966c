import { useIdentity } from '@renovation-th/shared/kernel';
import { nextStartSentence } from '../promises/next-start';
import { Eyebrow } from './layout';

/** Shows when the next job could start. Renders nothing if the owner has filled in no month. */
export function NextStart() {
  const sentence = nextStartSentence(useIdentity());
  return sentence && <Eyebrow>{sentence}</Eyebrow>;
}
