import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import { zonesPage } from '../content/zones';

const Columns = styled(Wrap)({
  display: 'grid',
  gap: vars.space7,
  [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space8 },
});

const Zone = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space5,
  paddingTop: vars.space5,
  borderTop: `1px solid ${vars.lineStrong}`,
});

/** Describes the two zones and their terms. */
export function ZoneTexts() {
  return (
    <Band>
      <Columns>
        {[zonesPage.main, zonesPage.extended].map(({ title, text }) => (
          <Zone key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Zone>
        ))}
      </Columns>
    </Band>
  );
}
