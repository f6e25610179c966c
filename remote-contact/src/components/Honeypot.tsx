import styled from '@emotion/styled';

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
  return (
    <OffScreen aria-hidden="true">
      <label>
        {label}
        <input type="text" name="_honey" tabIndex={-1} autoComplete="off" />
      </label>
    </OffScreen>
  );
}
