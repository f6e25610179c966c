import styled from '@emotion/styled';
import type { PictureSource } from '../contracts/picture';
import { vars } from '../theme/tokens';
import { Picture } from './Picture';

/** A picture cropped to its frame. `focus` is the `object-position` of the part to keep. */
export const CroppedPicture = styled(Picture, { shouldForwardProp: (prop) => prop !== 'focus' })<{
  focus?: string;
}>(({ focus }) => ({ objectPosition: focus }));

/** A frame for the pictures `of`: 3:4 if all are upright, otherwise 4:3. If any is upright, none is cropped. */
export const PictureFrame = styled('div', { shouldForwardProp: (prop) => prop !== 'of' })<{
  of: readonly { source: PictureSource }[];
}>(({ of }) => {
  const upright = of.filter(({ source }) => source.height > source.width);
  return {
    aspectRatio: upright.length === of.length ? '3 / 4' : '4 / 3',
    overflow: 'hidden',
    borderRadius: vars.radius,
    backgroundColor: vars.groundDeep,
    ...(upright.length > 0 && { minWidth: '100%', maxHeight: '80svh', '& img': { objectFit: 'contain' } }),
  };
});
