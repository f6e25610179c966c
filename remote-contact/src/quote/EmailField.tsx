import styled from '@emotion/styled';
import { useRef, useState, type FocusEvent } from 'react';
import { cleanEmail, suggestEmail } from '@renovation-th/shared/forms/email';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Field } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { LiveRegion } from '../components/LiveRegion';
import { useAfterPress } from '../components/use-after-press';
import { quoteContent as content } from '../content/quote-content';

type EmailFieldProps = { id: string; label: string; error: string | null };

const Suggestion = styled('p')({
  fontSize: vars.textS,
  lineHeight: 1.45,
  '& button': {
    minHeight: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.link,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

/** The field for the e-mail address. Suggests a correction if the domain looks misspelt. */
export function EmailField({ id, label, error }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [proposal, setProposal] = useState<string | null>(null);

  const afterPress = useAfterPress();

  const propose = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    field.value = cleanEmail(field.value);
    const next = suggestEmail(field.value);
    afterPress(() => setProposal(next));
  };

  const accept = () => {
    if (!input.current || !proposal) return;
    input.current.value = proposal;
    // Updates the draft and the problems of the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setProposal(null);
  };

  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            name="Email"
            type="email"
            autoComplete="email"
            required
            onBlur={propose}
          />
          <LiveRegion>
            {proposal && (
              <Suggestion>
                <span>{content.suggestion}</span>
                <button type="button" onClick={accept}>
                  {proposal}
                </button>
                <span>{content.suggestionEnd}</span>
              </Suggestion>
            )}
          </LiveRegion>
        </>
      )}
    </Field>
  );
}
