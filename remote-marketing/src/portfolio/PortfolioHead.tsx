import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { Category } from '../content/portfolio';
import { Filters, type Filter } from './Filters';

const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  '& p': { marginTop: vars.space3, color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '1fr auto', columnGap: vars.space7, alignItems: 'end' },
});

type PortfolioHeadProps = {
  headingId: string;
  words: { heading: string; intro: string };
  /** Those that some slide belongs to. */
  filters: readonly Category[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** What the slideshow shows, and the choice among it. */
export function PortfolioHead({ headingId, words, filters, filter, onFilter }: PortfolioHeadProps) {
  return (
    <Head data-reveal>
      <div>
        <h2 id={headingId}>{words.heading}</h2>
        <p>{words.intro}</p>
      </div>
      <Filters filters={filters} chosen={filter} onChoose={onFilter} />
    </Head>
  );
}
