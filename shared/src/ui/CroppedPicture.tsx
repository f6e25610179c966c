import styled from '@emotion/styled';
import { Picture } from './Picture';

/** A picture cropped to its frame; `focus` is the part to keep, as `object-position`. */
export const CroppedPicture = styled(Picture, { shouldForwardProp: (prop) => prop !== 'focus' })<{
  focus?: string;
}>(({ focus }) => ({ objectPosition: focus }));
