import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { BeforeAfter } from '../components/BeforeAfter';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CroppedPicture } from '@renovation-th/shared/ui/CroppedPicture';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { closeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { portfolioWords as words } from '../content/portfolio';
import { quotePath } from '../content/home';
import type { ModelItem } from './shown-items';
import { Badge, iconButton } from './styles';

type PortfolioDialogProps = {
  /** Item that the dialog shows. The dialog is closed while there is none. */
  item: ModelItem | null;
  /** Called after the visitor has closed the dialog. */
  onClose: () => void;
};

const titleId = 'realisation-titre';

// Emotion does not know `closedby` yet and would drop it.
const Box = styled('dialog', { shouldForwardProp: () => true })({
  width: `min(100% - 2 * ${vars.space4}, 72rem)`,
  maxWidth: 'none',
  maxHeight: `calc(100dvh - 2 * ${vars.space4})`,
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.surface,
  color: vars.text,
  boxShadow: vars.shadow,
  '&::backdrop': { backgroundColor: `color-mix(in srgb, ${vars.band} 80%, transparent)` },
  // Keeps the position and width of the page behind the dialog.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
});

const Close = styled('button')(iconButton, {
  position: 'sticky',
  zIndex: 3,
  top: vars.space3,
  margin: `${vars.space3} ${vars.space3} calc(-2.75rem - ${vars.space3}) auto`,
  backgroundColor: vars.surface,
});

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Model = styled('div')({
  '& > figure': { aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: vars.groundDeep },
  backgroundColor: vars.groundDeep,
  // The dialog clips its content to rounded corners.
  '&& > *': { borderRadius: 0 },
  '& > p': {
    padding: `${vars.space2} clamp(1.25rem, 4vw, 2rem)`,
    color: vars.textMuted,
    fontSize: vars.textXs,
  },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space3,
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  '& h2': { fontSize: 'clamp(1.5rem, 1.19rem + 1.4vw, 2rem)' },
  '& h3': { marginTop: vars.space3, fontSize: vars.textM },
  // Leaves room for the close button above the text.
  [from.large]: { paddingTop: '4.25rem' },
});

const Next = styled(Actions)({
  alignItems: 'center',
  marginTop: vars.space3,
  '& > a': { fontSize: vars.textS },
});

const Steps = styled('ol')({
  'ol&': { listStyle: 'decimal' },
  paddingLeft: '1.375rem',
  '& li': { paddingBlock: '.25rem', lineHeight: 1.5 },
  '& li::marker': { color: vars.textMuted, fontVariantNumeric: 'tabular-nums' },
});

/** Dialog with all details of a typical job. */
export function PortfolioDialog({ item, onClose }: PortfolioDialogProps) {
  const box = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (item) box.current?.showModal();
  }, [item]);

  return (
    <Box ref={box} aria-labelledby={titleId} closedby="any" onClose={onClose}>
      {item && <Content item={item} onLeave={() => box.current?.close()} />}
    </Box>
  );
}

function Content({ item, onLeave }: { item: ModelItem; onLeave: () => void }) {
  const { title, badge, description, details, service, picture, before } = item;
  const sizes = '(min-width: 76rem) 42rem, (min-width: 64rem) 58vw, 100vw';

  return (
    <>
      <Close type="button" aria-label={words.close} onClick={onLeave}>
        <Icon shape={closeIcon} />
      </Close>
      <Layout>
        <Model>
          {before ? (
            <BeforeAfter label={title} before={before} after={picture} sizes={sizes} />
          ) : (
            <figure>
              <CroppedPicture {...picture} sizes={sizes} />
            </figure>
          )}
        </Model>
        <Words>
          <Badge>{badge}</Badge>
          <h2 id={titleId}>{title}</h2>
          <p>{description}</p>
          <h3>{words.steps}</h3>
          <Steps>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Steps>
          <Next>
            <ButtonLink look="quote" size="small" href={quotePath}>
              {words.quote}
            </ButtonLink>
            <a href={service}>{words.more}</a>
          </Next>
        </Words>
      </Layout>
    </>
  );
}
