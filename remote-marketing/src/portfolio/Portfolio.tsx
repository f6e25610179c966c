import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import { categories, portfolioWords as words } from '../content/portfolio';
import type { PortfolioProject } from '../content/portfolio-projects';
import { Filters, type Filter } from './Filters';
import { PortfolioDialog } from './PortfolioDialog';
import { headWords, itemsFor, type ModelItem } from './shown-items';
import { Slide } from './Slide';
import { SlideControls } from './SlideControls';
import { Thumbnails } from './Thumbnails';
import { useSlideshow } from './use-slideshow';

const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  '& p': { marginTop: vars.space3, color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '1fr auto', columnGap: vars.space7, alignItems: 'end' },
});

const Show = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

const focusRing = '.375rem';

/** Scrolls sideways: by swipe, wheel, keyboard and script. Without scripts, more than one slide is in view. */
const Track = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(24rem, 85%)',
  gap: vars.space6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  // Leaves room for the focus rings of buttons at the edge.
  margin: `-${focusRing}`,
  padding: focusRing,
  scrollPaddingInline: focusRing,
  ...whenInteractive({
    gridAutoColumns: '100%',
    scrollbarWidth: 'none',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  }),
  [inPrint]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
});

const All = styled('p')({ marginTop: vars.space6, fontWeight: 600 });

const headingId = 'realisations';

type PortfolioProps = { projects: readonly PortfolioProject[] };

/** Shows up to sixteen projects, the owner's or typical ones, in a slideshow. Without scripts, it is a strip to scroll. */
export default function Portfolio({ projects }: PortfolioProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [opened, setOpened] = useState<ModelItem | null>(null);
  const items = useMemo(() => itemsFor(projects), [projects]);
  const shown = useMemo(
    () => items.filter(({ categories }) => filter === 'all' || categories.includes(filter)),
    [items, filter],
  );
  const show = useSlideshow(shown, opened !== null);
  const { heading, intro } = headWords(items);

  return (
    <>
      <Band ground="band">
        <Wrap>
          <Head data-reveal>
            <div>
              <h2 id={headingId}>{heading}</h2>
              <p>{intro}</p>
            </div>
            <Filters
              filters={categories.filter((one) => items.some((item) => item.categories.includes(one)))}
              chosen={filter}
              onChoose={(next) => {
                setFilter(next);
                show.goTo(0);
              }}
            />
          </Head>
          <Show
            role="region"
            aria-roledescription={words.carousel}
            aria-labelledby={headingId}
            {...show.regionProps}
          >
            <SlideControls
              items={shown}
              index={show.index}
              isPaused={show.isPaused}
              onToggle={show.toggle}
              onStep={show.step}
              onGoTo={show.goTo}
            />
            <Track aria-live={show.isHeld ? 'polite' : 'off'} {...show.trackProps}>
              {shown.map((item, place) => (
                <Slide
                  key={item.id}
                  item={item}
                  position={words.position(place, shown.length)}
                  isHidden={show.isHidden(place)}
                  onOpen={setOpened}
                />
              ))}
            </Track>
            <Thumbnails items={shown} index={show.index} onGoTo={show.goTo} />
          </Show>
          {projects.length > 0 && (
            <All>
              <a href={words.allProjects.path}>{words.allProjects.label}</a>
            </All>
          )}
        </Wrap>
      </Band>
      {/* The dialog is outside the band, whose dark colours it would inherit. */}
      <PortfolioDialog item={opened} onClose={() => setOpened(null)} />
    </>
  );
}
