import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from '@renovation-th/shared/ui/BeforeAfter';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { pairs, pictures, type PairKey, type PictureKey } from '../content/pictures';

type Size = { sizes: string };

/** Picture with its caption below. */
export const Figure = styled('figure')({ display: 'grid', gap: vars.space2 });

const Words = styled('figcaption')({ fontSize: vars.textXs, lineHeight: 1.45, color: vars.textMuted });

/** Picture of a scale model, with a caption. */
export function ModelFigure({ picture, sizes }: Size & { picture: PictureKey }) {
  const { caption, ...shown } = pictures[picture];

  return (
    <Figure>
      <PictureFrame of={[shown]}>
        <CroppedPicture {...shown} sizes={sizes} />
      </PictureFrame>
      <Words>{caption}</Words>
    </Figure>
  );
}

/** Compares two states of a model. */
export function ModelPair({ pair, sizes }: Size & { pair: PairKey }) {
  const { label, before, after } = pairs[pair];

  return (
    <Figure>
      <BeforeAfter label={label} before={shown(before)} after={shown(after)} sizes={sizes} />
      <Words>{pictures[after].caption}</Words>
    </Figure>
  );
}

function shown(key: PictureKey) {
  const { caption: _caption, ...picture } = pictures[key];
  return picture;
}
