import type { ComponentProps } from 'react';
import { showPhone } from '@renovation-th/shared/forms/phone';
import { Input } from '@renovation-th/shared/ui/form-controls';

/** A field for a telephone number. Formats the number in pairs of digits on blur. */
export function PhoneInput(control: ComponentProps<typeof Input>) {
  return (
    <Input
      {...control}
      name="Téléphone"
      type="tel"
      autoComplete="tel"
      required
      onBlur={({ currentTarget: input }) => {
        input.value = showPhone(input.value);
      }}
    />
  );
}
