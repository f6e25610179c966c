import { useState, type ComponentProps } from 'react';
import { longestText } from '@renovation-th/shared/forms/form-fields';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Textarea } from '@renovation-th/shared/ui/form-controls';
import { longTextContent as content } from '../content/booking-content';
import { LiveRegion } from './LiveRegion';

/** Several lines of text, as many as the form service takes. Browsers cut what is pasted beyond: the field says so. */
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
