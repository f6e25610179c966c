import styled from '@emotion/styled';
import { from, onPhone } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Eyebrow, Lead } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import { Picture } from '@renovation-th/shared/ui/Picture';
import { hero as content, quotePath } from '../content/home';
import { projectPictures as pictures } from '../content/project-pictures';
import { Craftsman } from './Craftsman';

/** Fills the first screen below the top bar and the header. */
const Layout = styled('section')({
  display: 'grid',
  // Two columns only on wide screens: on narrower ones, the picture column would crop the house.
  [from.wide]: {
    '--edge': `max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
    gridTemplateColumns: '[page] var(--edge) [text] minmax(0, 34rem) [picture] minmax(30%, 1fr) [end]',
    minHeight: 'min(40rem, 100svh - 7.25rem - 3rem)',
  },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'center',
  gap: 'clamp(.875rem, .6rem + 1.2vw, 1.5rem)',
  padding: `clamp(1.5rem, .75rem + 3.4vw, 4rem) ${vars.gutter} clamp(2rem, 1.5rem + 2vw, 3.5rem)`,
  [from.wide]: { gridColumn: 'text', padding: '2.5rem 3.5rem 2.5rem 0' },
});

// Forces three lines on phones, because two barely fit and a wider fallback font would shift the page.
const Title = styled('h1')({ [onPhone]: { maxWidth: '9em' } });

// This selector is more specific than the phone styles of Actions.
const each = '& > :is(a, button)';

const HeroActions = styled(Actions)({
  maxWidth: '40rem',
  marginTop: vars.space2,
  [each]: { flex: '1 1 15rem' },
  [from.wide]: { [each]: { flex: '0 0 auto' } },
});

/** Beside the picture the two buttons share a narrow column, so the call link shows only the number. */
const CallPrefix = styled('span')({ [from.wide]: { display: 'none' } });

const Model = styled('div')({
  [from.wide]: { position: 'relative', gridColumn: 'picture / end' },
});

const House = styled(Picture)({
  height: 'clamp(15rem, 62vw, 26rem)',
  objectPosition: '96% 50%',
  [from.wide]: { position: 'absolute', inset: 0, height: '100%', objectPosition: '100% 50%' },
});

/** Hero of the home page, with the name, the area and calls to action. */
export function HomeHero() {
  return (
    <Layout>
      <Words>
        <Eyebrow>{content.place}</Eyebrow>
        <Title tabIndex={-1}>{content.title}</Title>
        <Lead>{content.tagline}</Lead>
        <HeroActions>
          <ButtonLink look="quote" href={quotePath}>
            {content.quote}
          </ButtonLink>
          <CallLink prefix={<CallPrefix>{content.callPrefix}</CallPrefix>} />
        </HeroActions>
        <NextStart />
        <Craftsman />
      </Words>
      <Model>
        {/* The picture's sides are cropped, so it is drawn wider than its frame. */}
        <House
          source={pictures.heroHome.source}
          alt={pictures.heroHome.alt}
          sizes="(min-width: 70rem) 80rem, 125vw"
          priority="hero"
        />
      </Model>
    </Layout>
  );
}
