import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from './BeforeAfter';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { projectWords as content } from '../content/projects';
import type { ProjectPageData } from '../page-data/project-data';

const Part = styled(Wrap)({
  display: 'grid',
  gap: vars.space5,
  paddingBottom: vars.section,
});

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  alignItems: 'start',
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

const Figure = styled('figure')({ display: 'grid', gap: vars.space2 });

const Moment = styled('figcaption')({ fontWeight: 600, fontSize: vars.textS });

const sizes = '(min-width: 75rem) 36rem, (min-width: 48rem) 46vw, 92vw';

/** Shows the other pairs of photographs, then the single photographs in the owner's order. */
export function ProjectPhotos({ project }: { project: ProjectPageData }) {
  const pairs = project.pairs.slice(1);
  if (pairs.length + project.others.length === 0) return null;

  return (
    <Part as="section" aria-labelledby="photographies">
      <h2 id="photographies">{content.photos}</h2>
      <Grid>
        {pairs.map((pair, index) => (
          <BeforeAfter
            key={pair.after.alt + index}
            label={content.pair(project.title, index + 1)}
            {...pair}
            sizes={sizes}
          />
        ))}
        {project.others.map(({ moment, ...photo }, index) => (
          <Figure key={photo.alt + index}>
            <PictureFrame of={[photo]}>
              <CroppedPicture {...photo} sizes={sizes} />
            </PictureFrame>
            <Moment>{content.moments[moment]}</Moment>
          </Figure>
        ))}
      </Grid>
    </Part>
  );
}
