import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { RouterLink } from '@renovation-th/shared/kernel';
import { buttonStyles, type ButtonLook, type ButtonSize } from './button-styles';

type LookProps = { look: ButtonLook; size?: ButtonSize };

const isLookProp = (prop: string) => prop === 'look' || prop === 'size';

const NativeButton = /* @__PURE__ */ styled('button', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** Does something here. It submits a form only where its `type` says so. */
export function Button(props: ComponentProps<typeof NativeButton>) {
  return <NativeButton type="button" {...props} />;
}

/** Goes to another page of this site. */
export const ButtonLink = /* @__PURE__ */ styled(RouterLink, {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);

/** Goes elsewhere: `tel:`, `mailto:`, another site. */
export const ButtonAnchor = /* @__PURE__ */ styled('a', {
  shouldForwardProp: (prop) => !isLookProp(prop),
})<LookProps>(buttonStyles);
