import styled from '@emotion/styled';
import type { SyntheticEvent } from 'react';
import { sendingContent } from '../content/booking-content';
import { formText } from './form-text';

/** Data attribute that marks a honeypot after a key press or a paste. */
const typedMark = 'typed';

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** A field that only robots fill in, because people cannot see it or reach it with Tab. */
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

/** Returns the honeypot's value. Ignores autofill, which causes no key press or repeats another field's value. */
export function honeyIn(form: HTMLFormElement): string {
  const values = new FormData(form);
  const honey = formText(values, '_honey');
  const honeypot = form.querySelector<HTMLInputElement>('[name="_honey"]');
  const isTyped = honeypot?.dataset[typedMark] !== undefined;
  const isAlsoElsewhere = [...values].some(([name, value]) => name !== '_honey' && value === honey);
  return isTyped && !isAlsoElsewhere ? honey : '';
}
