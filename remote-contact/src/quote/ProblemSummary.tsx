import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { FocusedMessage } from '../components/FocusedMessage';
import { quoteContent, quoteProblems } from '../content/quote-content';
import { controlId, type QuoteProblem } from './quote-answers';

type ProblemSummaryProps = { problems: readonly QuoteProblem[] };

const List = styled('ul')({
  display: 'grid',
  paddingLeft: 0,
  '& a': { display: 'inline-block', padding: '.25rem 0' },
});

/** What is to correct, in one place: it takes the focus, and leads to each field. */
export function ProblemSummary({ problems }: ProblemSummaryProps) {
  // A link to an anchor would change the address, and the page would be scrolled to its top.
  const goTo = (id: string) => (event: MouseEvent) => {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    control.focus();
  };

  return (
    <FocusedMessage kind="error">
      <div>
        <strong>{quoteProblems.summary(problems.length)}</strong>
        <List>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${controlId(field)}`} onClick={goTo(controlId(field))}>
                {quoteContent.labels[field]}
                {'\u00a0: '}
                {message}
              </a>
            </li>
          ))}
        </List>
      </div>
    </FocusedMessage>
  );
}
