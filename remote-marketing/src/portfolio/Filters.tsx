import styled from '@emotion/styled';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { chosenTick } from '@renovation-th/shared/theme/chosen-tick';
import { portfolioWords as words, type Category } from '../content/portfolio';

export type Filter = Category | 'all';

type FiltersProps = {
  filters: readonly Category[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
};

const Chips = styled('div')({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space2,
  ...whenInteractive({ display: 'flex' }),
  [from.large]: { justifyContent: 'flex-end', flexWrap: 'nowrap' },
});

const Chip = styled('button')({
  position: 'relative',
  minHeight: '2.75rem',
  padding: '.375rem 1rem',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: 99,
  background: 'none',
  color: 'inherit',
  fontWeight: 500,
  fontSize: vars.textS,
  cursor: 'pointer',
  transition: `border-color ${vars.ease}, background-color ${vars.ease}, color ${vars.ease}`,
  '&:hover': { borderColor: 'currentColor' },
  '&:focus-visible': { borderRadius: 99 },
  '&[aria-pressed="true"]': {
    backgroundColor: vars.onBand,
    borderColor: vars.onBand,
    color: vars.band,
    // Keeps the button's width when the tick appears.
    paddingInline: '1.25rem .75rem',
  },
  '&[aria-pressed="true"]::after': { ...chosenTick, left: '.5rem', top: 'calc(50% - .375rem)' },
});

/** Filters the portfolio by trade. */
export function Filters({ filters, chosen, onChoose }: FiltersProps) {
  return (
    <Chips role="group" aria-label={words.filters}>
      {(['all', ...filters] as const).map((filter) => (
        <Chip key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {filter === 'all' ? words.all : filter}
        </Chip>
      ))}
    </Chips>
  );
}
