import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { RouterLink } from '@renovation-th/shared/kernel';
import { buttonStyles, type ButtonLook, type ButtonSize } from './button-styles';

type LookProps = { look: ButtonLook; size?: ButtonSize };

const isLookProp = (prop: string) => prop === 'look' || prop === 'size';

const NativeButton = /* @__PURE__ */ styled('button', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** A button; submits a form only with `type="submit"`. */
export function Button(props: ComponentProps<typeof NativeButton>) {
  return <NativeButton type="button" {...props} />;
}

/** A link to a page of this site that looks like a button. */
export const ButtonLink = /* @__PURE__ */ styled(RouterLink, {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** A link to `tel:`, `mailto:` or another site that looks like a button. */
export const ButtonAnchor = /* @__PURE__ */ styled('a', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);
