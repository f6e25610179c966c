import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { rgeSentence } from '@renovation-th/shared/promises/aids';
import { from } from '@renovation-th/shared/theme/media';
import { TitledList } from '@renovation-th/shared/ui/TitledList';
import type { TitledPoint } from '../content/service-page';

type TitledPointsProps = { points: readonly TitledPoint[] };

const Points = styled(TitledList)({ [from.medium]: { gridTemplateColumns: '1fr 1fr' } });

/** Shows short titles, each with a text. */
export function TitledPoints({ points }: TitledPointsProps) {
  const rge = rgeSentence(useIdentity());

  return (
    <Points>
      {points.map(({ title, text, saysRge }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{saysRge ? `${text} ${rge}` : text}</dd>
        </div>
      ))}
    </Points>
  );
}
