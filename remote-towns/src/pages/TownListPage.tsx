import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Section } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import hamlet from '@renovation-th/shared/pictures/hero-services.webp?picture';
import { NoTown } from '../components/NoTown';
import { TownList } from '../components/TownList';
import { ZoneMapPair } from '../components/ZoneMapPair';
import type { TownListData } from '../page-data/town-list-data';
import { townListPage as content } from '../content/town-list-page';
import { listMarks } from '../sections/filter-towns';
import TownFilter from '../sections/TownFilter';

const Head = styled(Wrap)({
  display: 'grid',
  // The gap is small on a phone, so that the cookie banner does not cover the filter.
  gap: vars.space4,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  '& h1': { maxWidth: '18ch' },
  [from.large]: { gap: vars.space5, '& > nav': { paddingBottom: vars.space3 } },
});

const Departments = styled(Wrap)({ display: 'grid', gap: vars.space8 });

const Department = styled('section')({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: vars.space5,
  '& p': { color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space7 },
});

const Groups = styled('div')({
  display: 'grid',
  gap: vars.space6,
  '& h3': { marginBottom: vars.space3 },
});

const group = { [listMarks.group]: '' };

/** Lists every town by department and travel time. The filter hides entries of the prerendered list. */
export default function TownListPage({ page }: PageProps<TownListData>) {
  const { lead, departments, maps } = page.data;
  const total = departments.flatMap(({ groups }) => groups.flatMap(({ towns }) => towns)).length;

  return (
    <>
      <Head>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.label} />
        <h1 tabIndex={-1}>{content.heading}</h1>
        <Lead>{lead}</Lead>
        <Section component={TownFilter} props={{ total }} />
      </Head>
      <Band ground="deep" aria-label={content.listHeading}>
        <Departments {...{ [listMarks.list]: '' }}>
          {departments.map(({ name, text, groups }) => (
            <Department key={name} {...group} aria-labelledby={`departement-${name}`}>
              <div>
                <h2 id={`departement-${name}`}>
                  <Phrase text={name} />
                </h2>
                <p>{text}</p>
              </div>
              <Groups>
                {groups.map(({ heading, towns }) => (
                  <div key={heading} {...group}>
                    {heading && <h3>{heading}</h3>}
                    <TownList towns={towns} />
                  </div>
                ))}
              </Groups>
            </Department>
          ))}
          <NoTown />
        </Departments>
      </Band>
      <Band>
        <Wrap>
          <h2>{content.mapsHeading}</h2>
          <ZoneMapPair maps={maps} />
        </Wrap>
      </Band>
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.closing.quote, to: '/contact' }}
        picture={{ source: hamlet, alt: content.closing.pictureAlt, focus: '70% 50%' }}
        ground="deep"
      />
    </>
  );
}
