import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import { withScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { NoTown } from '../components/NoTown';
import { TownList } from '../components/TownList';
import { townFilter as content } from '../content/town-filter';
import { matches } from '../name-search';
import type { TownListData } from '../page-data/town-list-data';

type TownFilterProps = Pick<TownListData, 'departments'>;

const Departments = styled('div')({ display: 'grid', gap: vars.space8 });

// Hidden without scripts, because it needs them.
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

const Department = styled('section')({
  display: 'grid',
  gap: vars.space5,
  '& p': { color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space7 },
});

const Groups = styled('div')({
  display: 'grid',
  gap: vars.space6,
  '& h3': { marginBottom: vars.space3 },
});

/** Lists the towns by department, and filters them while the visitor types. */
export default function TownFilter({ departments }: TownFilterProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // The visitor may have typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const found = matching(departments, typed);

  return (
    <Departments>
      <Filter>
        <label htmlFor={id}>{content.label}</label>
        <FieldHint id={`${id}-aide`}>{content.hint}</FieldHint>
        <Input
          ref={input}
          id={id}
          type="search"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-aide`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Found role="status">{content.found(countIn(found), countIn(departments))}</Found>
      </Filter>
      {found.map(({ name, text, groups }) => (
        <Department key={name} aria-labelledby={`departement-${name}`}>
          <div>
            <h2 id={`departement-${name}`}>{name}</h2>
            <p>{text}</p>
          </div>
          <Groups>
            {groups.map(({ heading, towns }) => (
              <div key={heading}>
                {heading && <h3>{heading}</h3>}
                <TownList towns={towns} />
              </div>
            ))}
          </Groups>
        </Department>
      ))}
      {found.length === 0 && <NoTown />}
    </Departments>
  );
}

/** Returns the towns whose names match, without empty groups and departments. */
function matching(departments: TownListData['departments'], typed: string): TownListData['departments'] {
  return departments.flatMap(({ groups, ...department }) => {
    const found = groups.flatMap(({ heading, towns }) => {
      const matched = towns.filter(({ name }) => matches(name, typed));
      return matched.length > 0 ? [{ heading, towns: matched }] : [];
    });
    return found.length > 0 ? [{ ...department, groups: found }] : [];
  });
}

const countIn = (departments: TownListData['departments']) =>
  departments.flatMap(({ groups }) => groups.flatMap(({ towns }) => towns)).length;
