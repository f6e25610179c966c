import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from '@renovation-th/shared/ui/BeforeAfter';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { workWords as content } from '../content/works';
import type { WorkPageData } from '../page-data/work-data';
import { Figure } from './ModelPair';

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

const Moment = styled('figcaption')({ fontWeight: 600, fontSize: vars.textS });

const sizes = '(min-width: 75rem) 36rem, (min-width: 48rem) 46vw, 92vw';

/** Shows the other pairs of photographs, then the single photographs in the owner's order. */
export function WorkPhotos({ work }: { work: WorkPageData }) {
  const pairs = work.pairs.slice(1);
  if (pairs.length + work.others.length === 0) return null;

  return (
    <Part as="section" aria-labelledby="photographies">
      <h2 id="photographies">{content.photos}</h2>
      <Grid>
        {pairs.map((pair, index) => (
          <BeforeAfter
            key={pair.after.alt + index}
            label={content.pair(work.title, index + 1)}
            {...pair}
            sizes={sizes}
          />
        ))}
        {work.others.map(({ moment, ...photo }, index) => (
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
