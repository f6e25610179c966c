import styled from '@emotion/styled';
import { useState } from 'react';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Lead, Section, Wrap } from '@renovation-th/shared/ui/layout';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import hamlet from '@renovation-th/shared/pictures/hero-services.webp?picture';
import { NoTown } from '../components/NoTown';
import { TownFilter } from '../components/TownFilter';
import { TownList } from '../components/TownList';
import { ZoneMapPair } from '../components/ZoneMapPair';
import { matches } from '../name-search';
import type { TownListData } from '../page-data/town-list-data';
import { townListPage as content } from '../content/town-list-page';

const Head = styled(Wrap)({
  display: 'grid',
  gap: vars.space5,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  '& > nav': { paddingBottom: vars.space3 },
  '& h1': { maxWidth: '18ch' },
});

const Departments = styled(Wrap)({ display: 'grid', gap: vars.space8 });

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

/** Every town, by department and distance: complete as HTML, narrowed by typing once it is alive. */
export default function TownListPage({ page }: PageProps<TownListData>) {
  const [typed, setTyped] = useState('');
  const { lead, departments, maps } = page.data;
  const all = departments.flatMap(({ groups }) => groups.flatMap(({ towns }) => towns));
  const found = all.filter(({ name }) => matches(name, typed));
  const shown = departments
    .map((department) => ({
      ...department,
      groups: department.groups
        .map(({ heading, towns }) => ({ heading, towns: towns.filter((town) => found.includes(town)) }))
        .filter(({ towns }) => towns.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);

  return (
    <>
      <Head>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.label} />
        <h1 tabIndex={-1}>{content.heading}</h1>
        <Lead>{lead}</Lead>
        <TownFilter count={found.length} total={all.length} onType={setTyped} />
      </Head>
      <Section ground="deep" aria-label={content.listHeading}>
        <Departments>
          {shown.map(({ name, text, groups }) => (
            <Department key={name} aria-labelledby={`departement-${name}`}>
              <div>
                <h2 id={`departement-${name}`}>
                  <Phrase text={name} />
                </h2>
                <p>{text}</p>
              </div>
              <Groups>
                {groups.map(({ heading, towns }) => (
                  <div key={heading}>
                    {heading && <h3>{heading}</h3>}
                    <TownList towns={towns} columns={2} />
                  </div>
                ))}
              </Groups>
            </Department>
          ))}
          {found.length === 0 && <NoTown />}
        </Departments>
      </Section>
      <Section>
        <Wrap>
          <h2>{content.mapsHeading}</h2>
          <ZoneMapPair maps={maps} />
        </Wrap>
      </Section>
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.closing.quote, to: '/contact' }}
        phone={<CallLink />}
        picture={{ source: hamlet, alt: content.closing.pictureAlt, focus: '70% 50%' }}
        ground="deep"
      />
    </>
  );
}
