import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { servedTowns, type TownSlug } from '@renovation-th/shared/contracts/served-towns';
import { extendedZone, furtherTowns, isOnQuote, mainZone } from '@renovation-th/shared/contracts/town-zones';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { zonesPage } from '../content/zones';

const content = zonesPage.list;

const Groups = styled('div')({
  display: 'grid',
  gap: vars.space7,
  [from.large]: { gridTemplateColumns: '3fr 3fr 6fr', columnGap: vars.space8 },
  '& ul': {
    marginTop: vars.space3,
    paddingTop: vars.space3,
    borderTop: `1px solid ${vars.line}`,
    columnGap: vars.space6,
    listStyle: 'none',
  },
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-block', paddingBlock: '.375rem' },
  '@media (max-width: 63.99rem)': { '& ul': { columns: '8rem', columnGap: vars.space5 } },
});

const LongGroup = styled('div')({ [from.large]: { '& ul': { columns: 2 } } });

/** The same towns as the section of the towns remote, as plain lists. */
export function TownLinksFallback() {
  return (
    <HeadedSection ground="deep" heading={content.heading} intro={content.intro}>
      <Groups>
        <div>
          <h3>{content.main}</h3>
          <TownList slugs={mainZone} />
        </div>
        <div>
          <h3>{content.extended}</h3>
          <TownList slugs={extendedZone} />
        </div>
        <LongGroup>
          <h3>{content.further}</h3>
          <TownList slugs={furtherTowns} />
        </LongGroup>
      </Groups>
    </HeadedSection>
  );
}

function TownList({ slugs }: { slugs: readonly TownSlug[] }) {
  return (
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>
          <RouterLink to={`/villes/${slug}`}>{servedTowns[slug]}</RouterLink>
          {isOnQuote(slug) && content.onQuote}
        </li>
      ))}
    </ul>
  );
}
