import styled from '@emotion/styled';
import { useEffect, useRef, type MouseEvent } from 'react';
import { errorIcon } from '@renovation-th/shared/ui/icon-shapes';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { quoteContent, quoteProblems } from '../content/quote-content';
import { quoteFieldIds, type QuoteProblem } from './quote-answers';

type ProblemSummaryProps = { problems: readonly QuoteProblem[] };

const List = styled('ul')({
  display: 'grid',
  paddingLeft: 0,
  '& a': { display: 'inline-block', padding: '.25rem 0' },
});

/** What is to correct, in one place: it takes the focus, and leads to each field. */
export function ProblemSummary({ problems }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  // A link to an anchor would change the address, and the page would be scrolled to its top.
  const goTo = (id: string) => (event: MouseEvent) => {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    control.focus();
  };

  return (
    <FormMessage ref={box} role="alert" tabIndex={-1} data-kind="error">
      <Icon shape={errorIcon} />
      <div>
        <strong>{quoteProblems.summary(problems.length)}</strong>
        <List>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${quoteFieldIds[field]}`} onClick={goTo(quoteFieldIds[field])}>
                {quoteContent.labels[field]}
                {'\u00a0: '}
                {message}
              </a>
            </li>
          ))}
        </List>
      </div>
    </FormMessage>
  );
}
