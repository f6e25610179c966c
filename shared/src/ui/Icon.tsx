import styled from '@emotion/styled';

type IconProps = {
  /** Path from `icon-shapes.ts`. */
  shape: string;
};

const Svg = styled('svg')({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  fill: 'currentColor',
});

/** A decorative icon, hidden from screen readers: the text beside it says the same. */
export function Icon({ shape }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </Svg>
  );
}
