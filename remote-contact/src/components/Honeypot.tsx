import styled from '@emotion/styled';
import type { SyntheticEvent } from 'react';
import { sendingContent } from '../content/booking-content';
import { typedMark } from './honey-in';

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** A field that people cannot see or reach with Tab; robots fill it in. */
export function Honeypot() {
  const mark = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    currentTarget.dataset[typedMark] = '';
  };

  return (
    <OffScreen aria-hidden="true">
      <label>
        {sendingContent.honey}
        <input type="text" name="_honey" tabIndex={-1} autoComplete="off" onKeyDown={mark} onPaste={mark} />
      </label>
    </OffScreen>
  );
}
