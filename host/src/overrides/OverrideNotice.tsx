import styled from '@emotion/styled';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { overridesContent as content } from '../content/overrides-content';
import { dropOverrides } from './read-overrides';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space3} ${vars.space4}`,
  padding: `${vars.space3} ${vars.gutter}`,
  backgroundColor: vars.surface,
  borderBottom: `4px solid ${vars.callback}`,
  fontSize: vars.textS,
  overflowWrap: 'anywhere',
  '& p': { maxWidth: 'none' },
});

type OverrideNoticeProps = { remotes: Readonly<Record<string, LiveRemote>> };

/** Says that not everything here is what visitors see, and offers to end it. Above the whole page. */
export function OverrideNotice({ remotes }: OverrideNoticeProps) {
  const drop = () => {
    dropOverrides();
    location.reload();
  };

  return (
    <Bar aria-label={content.label}>
      <p>
        {content.text}{' '}
        {Object.entries(remotes)
          .map(([name, { base, version }]) =>
            content.from(`${name} ${version}`, new URL(base, location.href).origin),
          )
          .join(', ')}
      </p>
      <Button look="plain" size="small" onClick={drop}>
        {content.drop}
      </Button>
    </Bar>
  );
}
