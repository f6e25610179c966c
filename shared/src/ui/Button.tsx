import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonLook, type ButtonSize } from './button-styles';

type LookProps = { look: ButtonLook; size?: ButtonSize };

const look = { shouldForwardProp: (prop: string) => prop !== 'look' && prop !== 'size' };

const NativeButton = /* @__PURE__ */ styled('button', look)<LookProps>(buttonStyles);

/** A button that submits its form only with `type="submit"`. */
export function Button(props: ComponentProps<typeof NativeButton>) {
  return <NativeButton type="button" {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = /* @__PURE__ */ styled('a', look)<LookProps>(buttonStyles);
