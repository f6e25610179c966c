import styled from '@emotion/styled';
import { memo } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Button, ButtonLink } from '@renovation-th/shared/ui/Button';
import { CroppedPicture } from '@renovation-th/shared/ui/CroppedPicture';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { openInFullIcon } from '@renovation-th/shared/ui/icon-shapes';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { portfolioWords as words } from '../content/portfolio';
import { Badge, iconButton } from './styles';
import type { ModelItem, ShownItem } from './shown-items';

const Item = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space4,
  scrollSnapAlign: 'start',
  breakInside: 'avoid',
  ...whenInteractive({
    // A swipe moves one slide.
    scrollSnapStop: 'always',
    [from.large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: vars.space7 },
  }),
});

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius,
  backgroundColor: vars.bandLine,
});

const needsScripts = { display: 'none' };

const Expand = styled('button')(iconButton, needsScripts, {
  position: 'absolute',
  right: vars.space3,
  bottom: vars.space3,
  backgroundColor: vars.band,
  '&:hover': { backgroundColor: vars.bandLine },
  ...whenInteractive({ display: 'grid' }),
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space3,
  '& h3': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)', lineHeight: 1.12 },
  '& p': { color: vars.textMuted },
});

/** Steps of the work. With scripts, only the dialog shows them. */
const Details = styled('ol')({
  margin: 0,
  paddingLeft: '1.25rem',
  color: vars.textMuted,
  fontSize: vars.textS,
  'ol&': { listStyle: 'decimal' },
  ...whenInteractive({ display: 'none' }),
});

const More = styled(Button)(needsScripts, whenInteractive({ display: 'inline-flex' }));

type SlideProps = {
  item: ShownItem;
  position: string;
  isHidden: boolean;
  onOpen: (model: ModelItem) => void;
};

/**
 * Slide of an item. A project has a link to its page, and a model two buttons that open its dialog. Memoized, because
 * a press would otherwise render all sixteen again, which takes too long on a slow telephone.
 */
export const Slide = memo(function Slide({ item, position, isHidden, onOpen }: SlideProps) {
  const { id, title, badge, description, picture } = item;
  const about = words.about(title);

  return (
    <Item role="group" aria-roledescription={words.slide} aria-label={position} inert={isHidden}>
      <Frame>
        <CroppedPicture {...picture} sizes="(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 90vw" />
        {item.kind === 'model' && (
          <Expand type="button" aria-label={words.expand + about} onClick={() => onOpen(item)}>
            <Icon shape={openInFullIcon} />
          </Expand>
        )}
      </Frame>
      <Words>
        <Badge>{badge}</Badge>
        <h3>{title}</h3>
        <p>{description}</p>
        {item.kind === 'model' ? (
          <>
            <Details>
              {item.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </Details>
            <More look="plain" size="small" onClick={() => onOpen(item)}>
              {words.details}
              <VisuallyHidden>{about}</VisuallyHidden>
            </More>
          </>
        ) : (
          <ButtonLink look="plain" size="small" href={id}>
            {words.project}
            <VisuallyHidden>{about}</VisuallyHidden>
          </ButtonLink>
        )}
      </Words>
    </Item>
  );
});
