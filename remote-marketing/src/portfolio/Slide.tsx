import styled from '@emotion/styled';
import { useState } from 'react';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { openInFullIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Picture } from '@renovation-th/shared/ui/Picture';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { portfolioWords as words } from '../content/portfolio';
import { Badge } from './Badge';
import { iconButton } from './icon-button';
import type { ShownItem } from './shown-items';

type SlideProps = {
  item: ShownItem;
  /** Index among the shown slides, or -1 if the filter hides the slide. */
  position: number;
  count: number;
  /** Index of the slide on screen. */
  current: number;
  /** Whether the section has started. */
  isOn: boolean;
};

const Item = styled('div')({
  breakInside: 'avoid',
  ...whenInteractive({
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space5,
    backgroundColor: vars.band,
    // Hides the slide but keeps its height, so that nothing below moves.
    opacity: 0,
    visibility: 'hidden',
    // Remains visible until the next slide has covered it.
    transition: 'opacity 0s 250ms, visibility 0s 250ms',
    '&[data-current="true"]': { zIndex: 1, opacity: 1, visibility: 'visible', transition: 'opacity 250ms' },
    [from.large]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: vars.space7,
    },
  }),
});

const Frame = styled('figure')({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius,
  backgroundColor: vars.bandLine,
  ...whenInteractive({ '&[data-waits="true"] > picture': { display: 'none' } }),
});

/** Omits the widths that only thumbnails use. */
const wide = (source: PictureSource): PictureSource => ({
  ...source,
  avif: source.avif.filter(({ width }, index, { length }) => width > 480 || index === length - 1),
});

const Model = styled('figcaption')({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: `.375rem ${vars.space3} .25rem ${vars.space1}`,
  borderTopRightRadius: vars.radiusSmall,
  backgroundColor: vars.band,
  color: vars.textMuted,
  fontSize: vars.textXs,
  lineHeight: 1.4,
});

const Expand = styled('a')(iconButton, {
  display: 'none',
  position: 'absolute',
  right: vars.space3,
  bottom: vars.space3,
  backgroundColor: vars.band,
  '&:hover': { backgroundColor: vars.bandLine },
  ...whenInteractive({ display: 'grid' }),
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space3,
  paddingTop: vars.space4,
  '& h3': {
    fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)',
    lineHeight: 1.12,
  },
  '& p': { color: vars.textMuted },
  // Leaves room for the controls below the text.
  ...whenInteractive({ paddingTop: 0, [from.large]: { paddingBottom: '8rem' } }),
});

/** Steps of the work. The slideshow hides them, since the dialog shows them. */
const Details = styled('ol')({
  margin: 0,
  paddingLeft: '1.25rem',
  color: vars.textMuted,
  fontSize: vars.textS,
  'ol&': { listStyle: 'decimal' },
  ...whenInteractive({ display: 'none' }),
});

/** Link to a project's page. The link works without scripts. */
const ToPage = styled(ButtonLink)(whenInteractive({ marginTop: 'auto' }));

/** Link to the dialog of a model. The dialog needs scripts. */
const ToDialog = styled(ToPage)({ display: 'none', ...whenInteractive({ display: 'inline-flex' }) });

/** Slide of an item, with its picture, its text and a link to its details. */
export function Slide({ item, position, count, current, isOn }: SlideProps) {
  const { title, badge, description, details, picture, isModel, to } = item;
  const isShown = position >= 0;
  const isCurrent = position === current;
  // The neighbouring slides load too, so that each appears with its picture.
  const isNear = isShown && (isCurrent || [1, count - 1].includes(Math.abs(position - current)));
  const [hasBeenNear, setBeenNear] = useState(isCurrent);
  if (isOn && isNear && !hasBeenNear) setBeenNear(true);
  const about = words.about(title);
  const More = isModel ? ToDialog : ToPage;

  return (
    <Item
      {...(isOn
        ? {
            role: 'group',
            'aria-roledescription': words.slide,
            'aria-label': isShown ? words.position(position, count) : undefined,
            // The slide is still visible while the next slide fades in.
            inert: !isCurrent,
          }
        : { role: 'listitem' })}
      data-current={isCurrent}
    >
      <Frame data-waits={!hasBeenNear}>
        <Picture
          source={wide(picture.source)}
          alt={picture.alt}
          sizes="(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 90vw"
          priority={isOn && hasBeenNear ? 'soon' : 'normal'}
        />
        {hasBeenNear && (
          <Expand href={to}>
            <Icon shape={openInFullIcon} />
            <VisuallyHidden>{words.expand + about}</VisuallyHidden>
          </Expand>
        )}
        {isModel && <Model>{words.model}</Model>}
      </Frame>
      <Words>
        <Badge>{badge}</Badge>
        <h3>{title}</h3>
        <p>{description}</p>
        {details.length > 0 && (
          <Details>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Details>
        )}
        {(hasBeenNear || !isModel) && (
          <More look="plain" size="small" href={to} data-opens>
            {isModel ? words.details : words.project}
            <VisuallyHidden>{about}</VisuallyHidden>
          </More>
        )}
      </Words>
    </Item>
  );
}
