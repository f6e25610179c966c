import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { buttonStyles, type ButtonLook, type ButtonSize } from './button-styles';

type LookProps = { look: ButtonLook; size?: ButtonSize };

const isLookProp = (prop: string) => prop === 'look' || prop === 'size';

/** Does something here. Give it a `type`. */
export const Button = /* @__PURE__ */ styled('button', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** Goes to another page of this site. */
export const ButtonLink = /* @__PURE__ */ styled(RouterLink, {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** Leaves React's hands: `tel:`, `mailto:`, another site. */
export const ButtonAnchor = /* @__PURE__ */ styled('a', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);
