import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PictureSource } from '../contracts/picture';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { ButtonLink } from './Button';
import { CallLink } from './CallLink';
import { CroppedPicture } from './CroppedPicture';
import { Actions, Lead } from './layout';

type Ground = 'plain' | 'deep';

type ClosingCallProps = {
  heading: string;
  text: string;
  quote: { label: string; to: string };
  /** Default: `CallLink`. Pages that must not link to the number pass a button. */
  phone?: ReactNode;
  picture: { source: PictureSource; alt: string; focus?: string };
  ground?: Ground;
};

const Layout = styled('section')<{ ground: Ground }>(
  { display: 'grid', [from.large]: { gridTemplateColumns: '5fr 7fr' } },
  ({ ground }) => ground === 'deep' && { backgroundColor: vars.groundDeep },
);

const Frame = styled('div')({
  height: 'clamp(10rem, 42vw, 24rem)',
  [from.large]: { position: 'relative', height: 'auto', minHeight: '27rem' },
});

const BleedingPicture = styled(CroppedPicture)({ [from.large]: { position: 'absolute', inset: 0 } });

const Words = styled('div')({
  display: 'grid',
  gap: vars.space5,
  alignContent: 'center',
  padding: `clamp(2.5rem, 2rem + 2vw, 4rem) ${vars.gutter}`,
  [from.large]: {
    padding: `5rem max(${vars.gutter}, (100vw - ${vars.content}) / 2) 5rem ${vars.space8}`,
  },
});

/** The call to action at the end of a page, beside a picture that extends to the left edge. */
export function ClosingCall({ heading, text, quote, phone, picture, ground = 'plain' }: ClosingCallProps) {
  return (
    <Layout ground={ground}>
      <Frame>
        <BleedingPicture {...picture} sizes="(min-width: 64rem) 42vw, 100vw" />
      </Frame>
      <Words>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
        <Actions>
          <ButtonLink look="quote" href={quote.to}>
            {quote.label}
          </ButtonLink>
          {phone ?? <CallLink />}
        </Actions>
      </Words>
    </Layout>
  );
}
