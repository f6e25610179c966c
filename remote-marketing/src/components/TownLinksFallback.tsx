import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { zonesPage } from '../content/zones';
import type { ZoneList, ZonesData } from '../page-data/zones-data';

const content = zonesPage.list;

const Groups = styled('div')({
  display: 'grid',
  gap: vars.space7,
  // The last zone has the most towns.
  [from.large]: {
    gridTemplateColumns: '3fr 3fr 6fr',
    columnGap: vars.space8,
    '& > :last-of-type > ul': { columns: 2 },
  },
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

/** The same towns as the section of the towns remote, as plain lists. */
export function TownLinksFallback({ lists }: Pick<ZonesData, 'lists'>) {
  return (
    <HeadedSection ground="deep" heading={content.heading} intro={content.intro}>
      <Groups>
        {lists.map((list) => (
          <Zone key={list.heading} {...list} />
        ))}
      </Groups>
    </HeadedSection>
  );
}

function Zone({ heading, towns }: ZoneList) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {towns.map(({ name, path, isOnQuote }) => (
          <li key={path}>
            <RouterLink to={path}>{name}</RouterLink>
            {isOnQuote && content.onQuote}
          </li>
        ))}
      </ul>
    </div>
  );
}
