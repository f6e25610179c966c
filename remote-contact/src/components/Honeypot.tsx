import styled from '@emotion/styled';
import type { SyntheticEvent } from 'react';
import { typedMark } from './honey-in';

type HoneypotProps = { label: string };

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** A field that people neither see nor reach; robots fill it. */
export function Honeypot({ label }: HoneypotProps) {
  const mark = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    currentTarget.dataset[typedMark] = '';
  };

  return (
    <OffScreen aria-hidden="true">
      <label>
        {label}
        <input type="text" name="_honey" tabIndex={-1} autoComplete="off" onKeyDown={mark} onPaste={mark} />
      </label>
    </OffScreen>
  );
}
