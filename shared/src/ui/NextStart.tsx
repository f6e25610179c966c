import { useIdentity } from '@renovation-th/shared/kernel';
import { frenchMonth } from '../forms/paris-time';
import { nextStartContent } from '../content/ui-content';
import { Eyebrow } from './layout';

/** Shows when the next job could start. Renders nothing if the owner has filled in no month. */
export function NextStart() {
  const { nextStart } = useIdentity();
  return nextStart && <Eyebrow>{nextStartContent(frenchMonth(nextStart))}</Eyebrow>;
}
