import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { OutboxList } from '../callback/OutboxList';
import type { QuoteChoices } from '../completions';
import { QuoteForm } from './QuoteForm';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

/** The form, below a callback that was asked for on another page and goes on being sent here. */
export default function Quote({ choices }: { choices: QuoteChoices }) {
  return (
    <Parts>
      <OutboxList />
      <QuoteForm choices={choices} />
    </Parts>
  );
}
