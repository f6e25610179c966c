import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { mapContent } from '../content/map-content';
import type { ZoneMaps } from '../map/draw-zone-maps';
import { TownMap } from './TownMap';

type ZoneMapPairProps = { maps: ZoneMaps };

const Pair = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space6,
  marginTop: vars.space6,
  [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: vars.space5 },
});

/** Two maps of the whole area, for a page that also lists the towns. */
export function ZoneMapPair({ maps }: ZoneMapPairProps) {
  return (
    <Pair>
      <TownMap map={maps.near} caption={mapContent.near} isRepeated />
      <TownMap map={maps.far} caption={mapContent.far} isRepeated />
    </Pair>
  );
}
