import { BeforeAfter } from './BeforeAfter';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { pairs, pictures, type PairKey, type PictureKey } from '../content/pictures';

type Size = { sizes: string };

/** Picture of a scale model. */
export function ModelFigure({ picture, sizes }: Size & { picture: PictureKey }) {
  const shown = pictures[picture];

  return (
    <PictureFrame of={[shown]}>
      <CroppedPicture {...shown} sizes={sizes} />
    </PictureFrame>
  );
}

/** Compares two states of a model. */
export function ModelPair({ pair, sizes }: Size & { pair: PairKey }) {
  const { label, before, after } = pairs[pair];

  return <BeforeAfter label={label} before={pictures[before]} after={pictures[after]} sizes={sizes} />;
}
