import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { inPrint } from '@renovation-th/shared/theme/media';
import { withScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { townFilter as content } from '../content/town-filter';
import { filterTowns } from './filter-towns';

type TownFilterProps = { total: number };

/** Prerendered, so that nothing shifts during hydration. Hidden without scripts, because it needs them. */
const Filter = styled('search')({
  display: 'none',
  gap: '.375rem',
  maxWidth: '28rem',
  '& label': { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
  [withScripts]: { display: 'grid' },
  [inPrint]: { display: 'none' },
});

const Found = styled('p')({
  fontSize: vars.textS,
  lineHeight: 1.4,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Filters the list of towns while the visitor types, and announces how many towns are left. */
export default function TownFilter({ total }: TownFilterProps) {
  const [count, setCount] = useState(total);
  const id = useId();

  return (
    <Filter>
      <label htmlFor={id}>{content.label}</label>
      <FieldHint id={`${id}-aide`}>{content.hint}</FieldHint>
      <Input
        id={id}
        type="search"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-aide`}
        onChange={({ target }) => setCount(filterTowns(target.value))}
      />
      <Found role="status">{content.found(count, total)}</Found>
    </Filter>
  );
}
