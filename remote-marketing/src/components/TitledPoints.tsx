import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { TitledList } from '@renovation-th/shared/ui/TitledList';

type TitledPointsProps = { points: readonly { title: string; text: string }[] };

const Points = styled(TitledList)({ [from.medium]: { gridTemplateColumns: '1fr 1fr' } });

/** Short titles, each with what there is to say of it. */
export function TitledPoints({ points }: TitledPointsProps) {
  return (
    <Points>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Points>
  );
}
