import { ownerTexts } from '../content/owner-texts';
import { ActionButton } from './ActionButton';

type HandledButtonProps = {
  reference: string;
  title: string;
  isHandled: boolean;
  /** How many versions of the request there are: one that arrives later has not been looked at. */
  versions: number;
};

/** Turns a request into a handled one, or back. */
export function HandledButton({ reference, title, isHandled, versions }: HandledButtonProps) {
  return (
    <ActionButton
      action={`/demande/${reference}/${isHandled ? 'a-traiter' : 'traitee'}`}
      text={isHandled ? ownerTexts.markNew : ownerTexts.markHandled}
      fields={[['versions', String(versions)]]}
      about={title}
    />
  );
}
