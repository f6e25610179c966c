import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from '@renovation-th/shared/ui/BeforeAfter';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import type { HomeComparison } from '../content/home-data';
import { workCardWords } from '../content/works';

const Width = styled('div')({
  display: 'grid',
  gap: vars.space3,
  maxWidth: '54rem',
  '& > p': { fontSize: vars.textS },
});

const sizes = '(min-width: 60rem) 54rem, 92vw';

/** What the owner’s work changed, to be pulled from one state to the other. */
export function Comparison({ comparison }: { comparison: HomeComparison }) {
  const { title, path, facts, before, after } = comparison;

  return (
    <HeadedSection {...workCardWords.compared}>
      <Width>
        <BeforeAfter label={title} before={before} after={after} sizes={sizes} />
        <p>
          <RouterLink to={path}>{title}</RouterLink>, {facts}
        </p>
      </Width>
    </HeadedSection>
  );
}
