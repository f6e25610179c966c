import styled from '@emotion/styled';

type IconProps = {
  /** One of `icon-shapes`. */
  shape: string;
  /** 20 px beside a label, which is the rule; 32 px at the head of a card. */
  size?: 'card';
};

const Svg = styled('svg')({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  fill: 'currentColor',
  '&[data-size="card"]': { width: '2rem', height: '2rem' },
});

/** A drawing beside words that say the same, so it is hidden from screen readers. */
export function Icon({ shape, size }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" data-size={size} aria-hidden="true">
      <path d={shape} />
    </Svg>
  );
}
