import styled from '@emotion/styled';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { townPage as content } from '../content/town-page';
import { Prose } from './Prose';

type TownCardProps = {
  title: string;
  sentence: string;
  icon: string;
  /** Page of the trade, to which the whole card links. */
  to: PagePath;
};

const Card = styled('li')({
  display: 'grid',
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.lineStrong}`,
});

const Way = styled('a')({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space1,
  color: 'inherit',
  fontSize: vars.textS,
  lineHeight: 1.45,
  textDecoration: 'none',
  '& h3': { display: 'flex', gap: vars.space3, fontSize: '1.0625rem', lineHeight: 1.3 },
  '& h3 > svg': { color: vars.textMuted },
});

const More = styled('span')({
  marginTop: 'auto',
  color: vars.link,
  fontWeight: 600,
  'a:hover > &': { textDecoration: 'underline' },
});

/** Card of a trade in a `CardGrid`, with a sentence about the town. */
export function TownCard({ title, sentence, icon, to }: TownCardProps) {
  return (
    <Card data-reveal>
      <Way href={to}>
        <h3>
          <Icon shape={icon} />
          {title}
        </h3>
        <p>
          <Prose text={sentence} />
        </p>
        <More>{content.serviceLink}</More>
      </Way>
    </Card>
  );
}
