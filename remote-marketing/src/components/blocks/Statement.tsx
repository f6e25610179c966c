import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Section } from '@renovation-th/shared/ui/layout';
import type { BlockProps } from './block-props';

const Note = styled('p')({ alignSelf: 'end', color: vars.textMuted });

/** One sentence that deserves a band of its own. */
export function Statement({ block }: Pick<BlockProps<'statement'>, 'block'>) {
  return (
    <Section ground="band">
      <HeadedColumns split="5fr 7fr">
        <h2>{block.text}</h2>
        <Note>{block.note}</Note>
      </HeadedColumns>
    </Section>
  );
}
