import styled from '@emotion/styled';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useHydrated } from '@renovation-th/shared/kernel';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import { categories, portfolioWords as words } from '../content/portfolio';
import type { PortfolioProject } from '../content/portfolio-projects';
import { Filters, type Filter } from './Filters';
import { PortfolioDialog } from './PortfolioDialog';
import { SlideControls } from './SlideControls';
import { SlideList } from './SlideList';
import { Thumbnails } from './Thumbnails';
import { useOpenedItem } from './use-opened-item';
import { headWords, itemsFor } from './shown-items';
import { focusWayIn, useFocusOnSlide } from './use-focus-on-slide';
import { useRotation } from './use-rotation';

const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  '& p': { marginTop: vars.space3, color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '1fr auto', columnGap: vars.space7, alignItems: 'end' },
});

const Show = styled('div')({
  ...whenInteractive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space5,
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: vars.space7,
      rowGap: vars.space6,
    },
  }),
});

const All = styled('p')({ marginTop: vars.space6, fontWeight: 600 });

const headingId = 'realisations';

type PortfolioProps = { projects: readonly PortfolioProject[] };

/** Shows up to sixteen projects, the owner's or typical ones, in a slideshow. Without scripts, it is a list. */
export default function Portfolio({ projects }: PortfolioProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [index, goTo] = useState(0);
  const isOn = useHydrated();
  const region = useRef<HTMLDivElement>(null);
  const { item, close } = useOpenedItem();

  const items = useMemo(() => itemsFor(projects), [projects]);
  const shown = useMemo(
    () => items.filter(({ categories }) => filter === 'all' || categories.includes(filter)),
    [items, filter],
  );
  // Several clicks may arrive before React renders the first, so each starts from the latest state.
  const step = (by: number) => goTo((before) => (before + by + shown.length) % shown.length);
  const choose = (next: Filter) => {
    setFilter(next);
    goTo(0);
  };
  const rotation = useRotation({ region, index, next: () => step(1) });

  useFocusOnSlide(region, index, filter);

  // A shared URL may open an item that is not the current slide.
  const showItem = useEffectEvent(() => {
    if (!item) return;
    rotation.pause();
    const position = shown.findIndex(({ id }) => id === item.id);
    if (position >= 0) goTo(position);
  });
  useLayoutEffect(() => showItem(), [item]);

  const { heading, intro } = headWords(items);
  const closeAndReturn = () => {
    if (item) close();
    if (!region.current?.contains(document.activeElement)) focusWayIn(region.current);
  };

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
              onChoose={choose}
            />
          </Head>
          {/* Handles the arrow keys for all controls inside. */}
          <Show
            ref={region}
            role="region"
            aria-roledescription={words.carousel}
            aria-labelledby={headingId}
            onKeyDown={(event) => stepByArrow(event, step)}
            {...rotation.handlers}
          >
            <SlideControls
              index={index}
              items={shown}
              isPaused={rotation.isPaused}
              onToggle={rotation.toggle}
              onStep={step}
              onGoTo={goTo}
            />
            <SlideList
              items={items}
              shown={shown}
              index={index}
              isRotating={rotation.isRotating}
              isOn={isOn}
              onStep={step}
            />
            <Thumbnails isOn={isOn} items={shown} current={index} onChoose={goTo} />
          </Show>
          {projects.length > 0 && (
            <All>
              <a href={words.allProjects.path}>{words.allProjects.label}</a>
            </All>
          )}
        </Wrap>
      </Band>
      {/* The dialog is outside the band, whose dark colours it would inherit. */}
      {isOn && <PortfolioDialog item={item} onLeave={close} onClose={closeAndReturn} />}
    </>
  );
}

function stepByArrow(event: KeyboardEvent, step: (by: number) => void): void {
  if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
  if (event.key === 'ArrowRight') step(1);
  else if (event.key === 'ArrowLeft') step(-1);
  else return;
  event.preventDefault();
}
