import styled from '@emotion/styled';
import { brandsFor } from '@renovation-th/shared/identity/identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { serviceWords } from '../../content/service-words';
import type { BlockProps } from './block-props';

type Tone = BlockProps<'paints'>['block']['marks'][number]['tone'];

const toneColors: Record<Tone, string> = {
  lime: vars.line,
  shutter: vars.callback,
  moss: vars.success,
};

const Marks = styled('ul')({
  display: 'grid',
  gap: vars.space4,
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space5 },
});

/** Label like that of a paint tin, with a stroke of colour. */
const Mark = styled('li')<{ tone: Tone }>(
  {
    display: 'grid',
    alignContent: 'end',
    gap: vars.space1,
    position: 'relative',
    minHeight: '11rem',
    // Keeps the text below the brush stroke.
    padding: `calc(${vars.space5} + 3.25rem + ${vars.space4}) ${vars.space5} ${vars.space5}`,
    overflow: 'hidden',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    backgroundColor: vars.surface,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `${vars.space5} ${vars.space5} auto`,
      height: '3.25rem',
      borderRadius: '1.625rem .375rem .375rem 1.625rem',
    },
    // Thin bare stripes, like those of a roller that runs out of paint.
    '&::after': {
      content: '""',
      position: 'absolute',
      top: vars.space5,
      right: vars.space5,
      width: '34%',
      height: '3.25rem',
      backgroundImage: `repeating-linear-gradient(transparent 0 .375rem, ${vars.surface} .375rem .5rem)`,
    },
    '& p': { fontSize: vars.textS, lineHeight: 1.45, color: vars.textMuted },
  },
  ({ tone }) => ({ '&::before': { backgroundColor: toneColors[tone] } }),
);

/** Shows the paint for each surface, and its brand once the owner has named one. */
export function Paints({ block, ground }: BlockProps<'paints'>) {
  const identity = useIdentity();
  const marks = block.marks.map((mark) => ({ ...mark, brands: brandsFor(identity, mark.use) }));
  const namesBrands = marks.some(({ brands }) => brands.length > 0);

  return (
    <HeadedSection
      ground={ground}
      heading={namesBrands ? block.brandHeading : block.heading}
      intro={block.text}
    >
      <Marks>
        {marks.map(({ title, text, tone, brands }) => (
          <Mark key={title} tone={tone}>
            <h3>{title}</h3>
            <p>{text}</p>
            {brands.length > 0 && <p>{serviceWords.brands(brands)}</p>}
          </Mark>
        ))}
      </Marks>
    </HeadedSection>
  );
}
