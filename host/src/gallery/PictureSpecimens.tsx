import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from '@renovation-th/shared/ui/BeforeAfter';
import { Caption } from '@renovation-th/shared/ui/Caption';
import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { FactStrip } from '@renovation-th/shared/ui/FactStrip';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import { PageHero, PageTitle } from '@renovation-th/shared/ui/PageHero';
import lowWall from '@renovation-th/shared/pictures/wall-rebuilt.webp?picture';
import room from '@renovation-th/shared/pictures/room-painted.webp?picture';
import terrace from '@renovation-th/shared/pictures/hero-cleaning.webp?picture';
import { PhoneButton } from '@renovation-th/shared/ui/PhoneButton';
import { Picture } from '@renovation-th/shared/ui/Picture';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import { ServiceCard } from '@renovation-th/shared/ui/ServiceCard';
import { ProjectCards } from '@renovation-th/shared/ui/ProjectCards';
import { galleryContent as content } from './gallery-content';

const Square = styled('div')({ aspectRatio: '1', maxWidth: '16rem' });
const Stack = styled(Wrap)({ display: 'grid', gap: vars.space6 });
const Figure = styled('figure')({ position: 'relative' });

const sizes = '(min-width: 75rem) 75rem, 100vw';

export function PictureSpecimens() {
  return (
    <Band ground="deep">
      <Stack>
        <h2>{content.sections.pictures}</h2>
        <BeforeAfter
          label={content.comparison}
          before={{ source: lowWall, alt: content.before }}
          after={{ source: terrace, alt: content.after, focus: '50% 60%' }}
          sizes={sizes}
        />
        <Square>
          <CroppedPicture source={room} alt={content.picture} sizes="16rem" focus="20% 50%" />
        </Square>
        <PictureFrame of={[{ source: room }]}>
          <CroppedPicture source={room} alt={content.picture} sizes={sizes} />
        </PictureFrame>
        <Figure>
          <Picture source={room} alt={content.picture} sizes={sizes} priority="hero" />
          <Caption cornerFrom="wide">{content.caption}</Caption>
        </Figure>
      </Stack>
    </Band>
  );
}

export function CardSpecimens() {
  const { heading, text, quote } = content.closing;
  const { projects } = content;
  const card = { title: projects.title, facts: projects.facts, picture: terrace };

  return (
    <>
      <ProjectCards
        heading={projects.heading}
        intro={projects.intro}
        projects={[
          { ...card, path: '/realisations/volets-repeints' },
          { ...card, path: '/realisations/murs-repeints', picture: room },
        ]}
        all={{ label: projects.all, path: '/realisations' }}
      />
      <Band>
        <Stack>
          <h2>{content.sections.cards}</h2>
          <NextStart />
          <CardGrid columns={{ medium: 2, large: 2, wide: 4 }}>
            {[undefined, content.details].map((details) => (
              <ServiceCard
                key={String(details)}
                title={content.card.title}
                sentence={content.card.sentence}
                picture={{ source: room, sizes: '20rem', focus: '50% 40%' }}
                to="/services"
                linkLabel={content.card.link}
                details={details}
              />
            ))}
          </CardGrid>
        </Stack>
      </Band>
      {(['plain', 'deep'] as const).map((ground) => (
        <ClosingCall
          key={ground}
          heading={heading}
          text={text}
          quote={{ label: quote, to: '/contact' }}
          phone={ground === 'plain' ? undefined : <PhoneButton />}
          picture={{ source: terrace, alt: content.after }}
          ground={ground}
        />
      ))}
    </>
  );
}

export function PageHeadSpecimens() {
  const { picture, caption, pageHead } = content;

  return (
    <>
      <PageHero picture={{ source: room, alt: picture, caption, focus: '50% 45%' }}>
        <PageTitle as="h2">{pageHead.title}</PageTitle>
      </PageHero>
      <FactStrip label={pageHead.facts.label} facts={pageHead.facts.list} />
    </>
  );
}
