import { signInTexts } from '../content/sign-in-texts';
import { ActionButton } from './ActionButton';
import { signOutPath } from './owner-door';

/** Below every view of who came with a password. */
export function SignOut() {
  return <ActionButton action={signOutPath} text={signInTexts.signOut} />;
}
