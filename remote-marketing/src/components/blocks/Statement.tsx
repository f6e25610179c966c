import styled from '@emotion/styled';
import { brandsFor } from '@renovation-th/shared/identity/identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import { serviceWords } from '../../content/service-words';
import type { BlockProps } from './block-props';

const Notes = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignSelf: 'end',
  '& p': { color: vars.textMuted },
});

/** Shows one sentence in a separate band, and the brand of a product once the owner has named one. */
export function Statement({ block }: Pick<BlockProps<'statement'>, 'block'>) {
  const brands = brandsFor(useIdentity(), block.brandUse);

  return (
    <HeadedBand ground="band" split="5fr 7fr">
      <h2>{block.text}</h2>
      <Notes>
        <p>{block.note}</p>
        {brands.length > 0 && <p>{serviceWords.brands(brands)}</p>}
      </Notes>
    </HeadedBand>
  );
}
