import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { PhoneButton } from '@renovation-th/shared/ui/PhoneButton';
import type { TownLayout } from '../content/town-layouts';

type TownPhoneProps = { kind: TownLayout['phone'] };

/** The phone number, as a link or a button, depending on the page's layout. */
export function TownPhone({ kind }: TownPhoneProps) {
  return kind === 'link' ? <CallLink /> : <PhoneButton />;
}
