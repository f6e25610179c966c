import styled from '@emotion/styled';

type IconProps = {
  /** One of `icon-shapes`. */
  shape: string;
};

const Svg = styled('svg')({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  fill: 'currentColor',
});

/** A drawing beside words that say the same, so it is hidden from screen readers. */
export function Icon({ shape }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </Svg>
  );
}
