import styled from '@emotion/styled';

type IconProps = {
  /** An SVG path from `icon-shapes.ts`. */
  shape: string;
};

const Svg = styled('svg')({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  fill: 'currentColor',
});

/** A decorative icon, hidden from screen readers because the text beside it has the same meaning. */
export function Icon({ shape }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </Svg>
  );
}
