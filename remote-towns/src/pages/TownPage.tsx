import type { PageProps } from '@renovation-th/shared/contracts/page';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { ProjectCards } from '@renovation-th/shared/ui/ProjectCards';
import { KeyFacts } from '../components/KeyFacts';
import { LocalFacts } from '../components/LocalFacts';
import { Questions } from '../components/Questions';
import { TownHero } from '../components/TownHero';
import { TownPhone } from '../components/TownPhone';
import { TownServices } from '../components/TownServices';
import { WhyChoose } from '../components/WhyChoose';
import { townLayouts } from '../content/town-layouts';
import { closing, townPage, townProjects } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';
import wall from '@renovation-th/shared/pictures/wall-rebuilt.webp?picture';

/** Page of any town. All differences are in the record of the town and in `town-layouts.ts`. */
export default function TownPage({ page }: PageProps<TownPageData>) {
  const town = page.data;
  const layout = townLayouts[town.variant];

  return (
    <>
      <TownHero town={town} layout={layout} trail={page.breadcrumbs ?? []} />
      <KeyFacts facts={town.keyFacts} reserve={town.reserve} />
      <TownServices town={town} layout={layout} />
      <ProjectCards {...townProjects(town.where)} projects={town.projects} />
      <LocalFacts town={town} />
      <Questions town={town} />
      <WhyChoose town={town} />
      <ClosingCall
        heading={closing.heading(town.where)}
        text={town.toSend}
        quote={{ label: townPage.quote, to: townPage.quotePath(town.slug) }}
        phone={<TownPhone kind={layout.phone} />}
        picture={{ source: wall, alt: closing.pictureAlt, focus: '50% 60%' }}
      />
    </>
  );
}
