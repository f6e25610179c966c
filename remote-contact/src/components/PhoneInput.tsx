import type { ComponentProps } from 'react';
import { showPhone } from '@renovation-th/shared/forms/phone';
import { Input } from '@renovation-th/shared/ui/form-controls';

/** A telephone number, which is set in pairs once it is written. */
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
