import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { focusField } from '../components/focus-field';
import { Notice } from '../components/Notice';
import { quoteContent, quoteProblems } from '../content/quote-content';
import { controlId, type QuoteProblem } from './quote-answers';

type ProblemSummaryProps = { problems: readonly QuoteProblem[] };

const Title = styled('h2')({ font: 'inherit', fontWeight: 600, letterSpacing: 'normal' });

const List = styled('ul')({
  display: 'grid',
  paddingLeft: 0,
  '& a': { display: 'inline-block', padding: '.25rem 0' },
});

/** Lists the problems of the last try with links to their fields. Takes the focus. */
export function ProblemSummary({ problems }: ProblemSummaryProps) {
  const title = quoteProblems.summary(problems.length);
  // Following the link would change the URL and scroll to the top of the page.
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(id);
  };

  return (
    <Notice kind="error" appears="focus" label={title}>
      <div>
        <Title>{title}</Title>
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
    </Notice>
  );
}
