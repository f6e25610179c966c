import { useState, type ComponentProps } from 'react';
import { longestText } from '@renovation-th/shared/forms/form-fields';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Textarea } from '@renovation-th/shared/ui/form-controls';
import { longTextContent as content } from '../content/booking-content';
import { LiveRegion } from './LiveRegion';

/**
 * A text area with the length limit of the form service. Says when the text reaches the limit, because browsers
 * truncate pasted text silently.
 */
export function LongText(control: ComponentProps<typeof Textarea>) {
  const [isFull, setIsFull] = useState(false);

  return (
    <>
      <Textarea
        {...control}
        maxLength={longestText}
        onInput={({ currentTarget }) => setIsFull(currentTarget.value.length >= longestText)}
      />
      <LiveRegion>{isFull && <FieldHint>{content.full(longestText)}</FieldHint>}</LiveRegion>
    </>
  );
}
