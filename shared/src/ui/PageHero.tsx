import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PictureSource } from '../contracts/picture';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { CroppedPicture } from './CroppedPicture';

type PageHeroProps = {
  /** Breadcrumbs, title, lead and actions. */
  children: ReactNode;
  picture: { source: PictureSource; alt: string; focus?: string };
};

const Layout = styled('section')({
  display: 'grid',
  [from.large]: {
    '--edge': `max(${vars.gutter}, (100vw - ${vars.content}) / 2)`,
    gridTemplateColumns: 'var(--edge) minmax(0, 36rem) minmax(30%, 1fr)',
    minHeight: '27rem',
  },
});

const Words = styled('div')({
  display: 'grid',
  // The gap is small on phones, so that the cookie banner covers no button.
  gap: vars.space4,
  padding: `${vars.space4} ${vars.gutter} clamp(2.5rem, 2rem + 2vw, 4rem)`,
  [from.large]: {
    gap: vars.space5,
    gridColumn: 2,
    alignContent: 'start',
    padding: `2.5rem ${vars.space7} 3.5rem 0`,
    '& > nav': { paddingBottom: vars.space5 },
  },
});

const Model = styled('div')({ [from.large]: { position: 'relative', gridColumn: 3 } });

const ModelPicture = styled(CroppedPicture)({
  height: 'auto',
  aspectRatio: '16 / 10',
  [from.large]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
});

/** The title of an inner page, larger than section headings and smaller than the home page's title. */
export const PageTitle = styled('h1')({
  fontSize: 'clamp(2rem, 1.37rem + 2.8vw, 3.5rem)',
  // Repeats the rule of the base stylesheet for a text size of 200 % on a phone.
  '@media (max-width: 18em)': { fontSize: '1.5rem' },
});

/** The top of an inner page: text beside a picture that extends to the right edge. */
export function PageHero({ children, picture }: PageHeroProps) {
  const { source, alt, focus } = picture;
  // On a phone, the frame is 62.5vw high. A wider picture fills this height and is cropped.
  const drawn = Math.max(100, Math.round((source.width / source.height) * 62.5));

  return (
    <Layout>
      <Words>{children}</Words>
      <Model>
        <ModelPicture
          source={source}
          alt={alt}
          focus={focus}
          sizes={`(min-width: 64rem) 60vw, ${drawn}vw`}
          priority="hero"
        />
      </Model>
    </Layout>
  );
}
