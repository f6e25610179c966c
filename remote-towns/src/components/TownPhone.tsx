import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { PhoneButton } from '@renovation-th/shared/ui/PhoneButton';
import type { TownLayout } from '../content/town-layouts';

type TownPhoneProps = { kind: TownLayout['phone'] };

/** The number, as the layout of the page wants it. */
export function TownPhone({ kind }: TownPhoneProps) {
  return kind === 'link' ? <CallLink /> : <PhoneButton />;
}
