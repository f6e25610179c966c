import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import * as shapes from '@renovation-th/shared/ui/icon-shapes';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space4,
  fontSize: vars.textXs,
  '& li': { display: 'flex', alignItems: 'center', gap: vars.space2 },
});

export function IconSpecimens() {
  return (
    <List>
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name}>
          <Icon shape={shape} />
          {name}
        </li>
      ))}
    </List>
  );
}
