import type { ReactNode } from 'react';
import { Band, Eyebrow, Numeric, SectionHead, Unbroken, Wrap } from '@renovation-th/shared/ui/layout';
import { fourSteps } from '@renovation-th/shared/content/promises';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Phrase } from '@renovation-th/shared/ui/Phrase';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { TitledList } from '@renovation-th/shared/ui/TitledList';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { PageHead } from '@renovation-th/shared/ui/PageHead';
import { ButtonSpecimens, GroundButtons } from './ButtonSpecimens';
import { FieldSpecimens, MessageSpecimens } from './FieldSpecimens';
import { galleryContent as content } from './gallery-content';
import { IconSpecimens } from './IconSpecimens';
import { CardSpecimens, PageHeadSpecimens, PictureSpecimens } from './PictureSpecimens';

/** Shows every shared component in its variants and states. `gallery.node.test.ts` fails if one is missing. */
export function Gallery() {
  return (
    <main>
      <PageHead
        page={{
          breadcrumbs: [
            { label: content.breadcrumb.home, path: '/' },
            { label: content.breadcrumb.parent, path: '/zones-intervention' },
          ],
        }}
        words={{ ...content.pageHead, name: content.breadcrumb.current, title: content.title }}
      >
        <Eyebrow>{content.eyebrow}</Eyebrow>
        <p>
          <Phrase text={content.lead} /> {content.paragraph}
          <Numeric>{content.breadcrumb.home}</Numeric> <Unbroken>{content.breadcrumb.current}</Unbroken>
          <VisuallyHidden>{content.hidden}</VisuallyHidden>
        </p>
      </PageHead>
      {(['plain', 'deep', 'band'] as const).map((ground) => (
        <Band key={ground} ground={ground}>
          <Wrap>
            <SectionHead>
              <h2>{content.grounds[ground]}</h2>
              <p>{content.intro}</p>
            </SectionHead>
            <GroundButtons />
          </Wrap>
        </Band>
      ))}
      <Specimens title={content.sections.buttons}>
        <ButtonSpecimens />
      </Specimens>
      <Specimens title={content.sections.fields}>
        <FieldSpecimens />
      </Specimens>
      <Specimens title={content.sections.messages}>
        <MessageSpecimens />
      </Specimens>
      <Specimens title={content.sections.icons}>
        <IconSpecimens />
      </Specimens>
      <HeadedSection heading={content.sections.steps} intro={content.intro}>
        <Steps steps={fourSteps} />
      </HeadedSection>
      <Specimens title={content.sections.words}>
        <TitledList>
          {content.pageHead.facts.list.map(({ value, meaning }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </TitledList>
        <CheckList points={content.pageHead.facts.list.map(({ meaning }) => meaning)} />
      </Specimens>
      <PageHeadSpecimens />
      <PictureSpecimens />
      <CardSpecimens />
    </main>
  );
}

type SpecimensProps = { title: string; children: ReactNode };

function Specimens({ title, children }: SpecimensProps) {
  return (
    <HeadedBand split="4fr 8fr">
      <HeadWords>
        <h2>{title}</h2>
      </HeadWords>
      <div>{children}</div>
    </HeadedBand>
  );
}
