import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Transition, type TransitionProps } from 'notistack';
import { useRef, type RefObject } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });

const Motion = styled('div')({
  width: '100%',
  animation: `${appear} ${vars.ease}`,
  transition: `opacity ${vars.ease}`,
  '&[data-state="exiting"], &[data-state="exited"]': { opacity: 0 },
});

/** A short rise, instead of the library's slide, which reads `element.ref`; React 19 removed that. */
export function ToastTransition({ children, ...transition }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);

  return (
    // The library types refs as never null, but reads this one only once it is set.
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(state) => (
        <Motion ref={node} data-state={state}>
          {children}
        </Motion>
      )}
    </Transition>
  );
}
