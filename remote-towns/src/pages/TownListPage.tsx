import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { Section } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import hamlet from '@renovation-th/shared/pictures/hero-services.webp?picture';
import { TownMap } from '../components/TownMap';
import { mapContent } from '../content/map-content';
import type { TownListData } from '../page-data/town-list-data';
import { townListPage as content } from '../content/town-list-page';
import TownFilter from '../sections/TownFilter';

const Head = styled(Wrap)({
  display: 'grid',
  gap: vars.space4,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  '& h1': { maxWidth: '18ch' },
  [from.large]: { gap: vars.space5, '& > nav': { paddingBottom: vars.space3 } },
});

const Maps = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space6,
  marginTop: vars.space6,
  [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: vars.space5 },
});

/** Lists every town by department and travel time. */
export default function TownListPage({ page }: PageProps<TownListData>) {
  const { lead, departments, maps } = page.data;

  return (
    <>
      <Head>
        <Breadcrumbs trail={page.breadcrumbs ?? []} current={content.label} />
        <h1 tabIndex={-1}>{content.heading}</h1>
        <Lead>{lead}</Lead>
      </Head>
      <Band ground="deep" aria-label={content.listHeading}>
        <Wrap>
          <Section component={TownFilter} props={{ departments }} />
        </Wrap>
      </Band>
      <Band>
        <Wrap>
          <h2>{content.mapsHeading}</h2>
          <Maps>
            <TownMap map={maps.near} caption={mapContent.near} isRepeated />
            <TownMap map={maps.far} caption={mapContent.far} isRepeated />
          </Maps>
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
