import styled from '@emotion/styled';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Section, Wrap } from '@renovation-th/shared/ui/layout';
import { portfolioItems, portfolioWords as words } from '../content/portfolio';
import { Filters, type Filter } from './Filters';
import { PortfolioDialog } from './PortfolioDialog';
import { Slide } from './Slide';
import { slideshow } from './slideshow-media';
import { SlideControls } from './SlideControls';
import { Thumbnails } from './Thumbnails';
import { useAddress } from './use-address';
import { useCarousel } from './use-carousel';
import { useRotation } from './use-rotation';

const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  '& p': { marginTop: vars.space3, color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '1fr auto', columnGap: vars.space7, alignItems: 'end' },
});

const Show = styled('div')({
  [slideshow]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space5,
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: vars.space7,
      rowGap: vars.space6,
    },
  },
});

const Viewport = styled('div')({
  [slideshow]: {
    // What is placed out of sight for screen readers is cut here too, rather than widen the page.
    position: 'relative',
    gridArea: '1 / 1 / 2 / -1',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    touchAction: 'pan-y pinch-zoom',
    '&[data-on="false"]': { touchAction: 'auto' },
    '&[data-on="true"]': { overflow: 'visible' },
  },
});

// No <ul>: its items could not become the groups of a carousel.
const Slides = styled('div')({
  display: 'grid',
  gap: `${vars.space7} ${vars.space6}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { '&, & > *': { transform: 'none !important', translate: 'none !important' } },
  [slideshow]: {
    display: 'flex',
    gap: 0,
    // Embla moves the list; here its slides lie on top of each other, and stay.
    '[data-on="true"] > &, [data-on="true"] > & > *': { transform: 'none !important' },
  },
});

/** Sixteen typical works: a slideshow where scripts run, a list everywhere else. */
export function Portfolio() {
  const [filter, setFilter] = useState<Filter>('all');
  const region = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { item, close } = useAddress();

  const shown = portfolioItems.filter(({ category }) => filter === 'all' || category === filter);
  const carousel = useCarousel({ viewport, count: shown.length, selection: filter });
  const { isOn, index, goTo, step } = carousel;
  const rotation = useRotation({
    region,
    isOn,
    isHeld: carousel.isPulled || item !== undefined,
    index,
    next: () => step(1),
  });

  // Focus does not stay on a slide that has gone: it moves to the same link of the next one.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const left = focused?.closest('[data-current]');
    if (!left || !viewport.current?.contains(left) || left.matches('[data-current="true"]')) return;
    const place = [...left.querySelectorAll('a')].findIndex((link) => link === focused);
    currentSlide(viewport.current)?.querySelectorAll('a')[place]?.focus({ preventScroll: true });
  }, [index, filter]);

  // A shared address opens an item that the slideshow has not come to yet.
  const place = shown.findIndex((candidate) => candidate === item);
  const showItem = useEffectEvent(() => place >= 0 && place !== index && goTo(place));
  useLayoutEffect(() => {
    showItem();
  }, [place]);

  const browse = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  };

  const closeAndReturn = () => {
    if (item) close();
    if (region.current?.contains(document.activeElement)) return;
    currentSlide(viewport.current)?.querySelector<HTMLElement>('[data-opens]')?.focus();
  };

  return (
    <>
      <Section ground="band" data-interactive="portfolio">
        <Wrap>
          <Head data-reveal>
            <div>
              <h2 id="realisations">{words.heading}</h2>
              <p>{words.intro}</p>
            </div>
            <Filters chosen={filter} onChoose={setFilter} />
          </Head>
          {/* The keys are those of the buttons inside, for whoever has the focus on one of them. */}
          <Show
            ref={region}
            role="region"
            aria-roledescription={words.carousel}
            aria-labelledby="realisations"
            onKeyDown={browse}
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
            <Viewport
              ref={viewport}
              data-on={isOn}
              aria-live={rotation.isRotating ? 'off' : 'polite'}
              onScroll={carousel.onScroll}
            >
              <Slides role={isOn ? undefined : 'list'}>
                {portfolioItems.map((candidate) => (
                  <Slide
                    key={candidate.id}
                    item={candidate}
                    place={shown.indexOf(candidate)}
                    count={shown.length}
                    current={index}
                    isOn={isOn}
                  />
                ))}
              </Slides>
            </Viewport>
            <Thumbnails items={shown} current={index} onChoose={goTo} />
          </Show>
        </Wrap>
      </Section>
      {/* Not inside: it would inherit the colours of the dark band. */}
      <PortfolioDialog item={item} onClose={closeAndReturn} />
    </>
  );
}

function currentSlide(viewport: HTMLElement | null): Element | null {
  return viewport?.querySelector('[data-current="true"]') ?? null;
}
