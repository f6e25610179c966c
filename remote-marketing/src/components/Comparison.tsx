import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from '@renovation-th/shared/ui/BeforeAfter';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import type { HomeComparison } from '../content/home-data';
import { workCardWords } from '../content/works';

const Words = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  '& > p': { color: vars.textMuted },
});

const sizes = '(min-width: 75rem) 42rem, (min-width: 64rem) 56vw, 92vw';

/** What a work of the owner’s changed, to be pulled from one state to the other. */
export function Comparison({ comparison }: { comparison: HomeComparison }) {
  const { title, path, facts, before, after } = comparison;
  const { heading, intro } = workCardWords.compared;

  return (
    <Band>
      <HeadedColumns split="5fr 7fr">
        <Words>
          <h2>{heading}</h2>
          <p>{intro}</p>
          <div>
            <RouterLink to={path}>{title}</RouterLink>
            <p>{facts}</p>
          </div>
        </Words>
        <BeforeAfter label={title} before={before} after={after} sizes={sizes} />
      </HeadedColumns>
    </Band>
  );
}
