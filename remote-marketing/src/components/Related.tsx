import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { arrowForwardIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Wrap } from '@renovation-th/shared/ui/layout';
import type { ServicePageData } from '../content/service-page';
import { serviceWords } from '../content/service-words';

type RelatedProps = Pick<ServicePageData, 'related'>;

const Layout = styled(Wrap)({
  display: 'grid',
  gap: vars.space4,
  paddingBlock: vars.space7,
  '& h2': { font: `600 ${vars.textS}/1.4 ${vars.fontText}`, letterSpacing: 0, color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space8 },
});

const Links = styled('ul')({
  display: 'grid',
  gap: `${vars.space4} ${vars.space7}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  '& li': { position: 'relative' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space2,
    color: vars.text,
    font: `700 ${vars.textH3}/1.2 ${vars.fontHead}`,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': { display: 'block', color: vars.textMuted, fontSize: vars.textS },
});

/** Trades that are often combined with this one. */
export function Related({ related }: RelatedProps) {
  return (
    <Layout as="nav" aria-labelledby="voir-aussi">
      <h2 id="voir-aussi">{serviceWords.related}</h2>
      <Links>
        {related.map(({ name, path, why }) => (
          <li key={path}>
            <a href={path}>
              {name}
              <Icon shape={arrowForwardIcon} />
            </a>
            <span>{why}</span>
          </li>
        ))}
      </Links>
    </Layout>
  );
}
