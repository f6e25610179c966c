import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { inPrint } from '@renovation-th/shared/theme/media';
import { withScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { townListPage as content } from '../content/town-list-page';

type TownFilterProps = {
  count: number;
  total: number;
  onType: (typed: string) => void;
};

/** Prerendered, so that it moves nothing when it comes alive; not shown where it never will. */
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

/** Narrows the list of towns while one types, and says how many are left. */
export function TownFilter({ count, total, onType }: TownFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // What was typed before the page came alive counts too.
  useEffect(() => {
    if (field.current?.value) onType(field.current.value);
  }, [onType]);

  return (
    <Filter>
      <label htmlFor={id}>{content.filterLabel}</label>
      <FieldHint id={`${id}-aide`}>{content.filterHint}</FieldHint>
      <Input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-aide`}
        onChange={({ target }) => onType(target.value)}
      />
      <Found role="status">{content.found(count, total)}</Found>
    </Filter>
  );
}
