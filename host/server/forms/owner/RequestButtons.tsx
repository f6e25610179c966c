import { ownerTexts } from '../content/owner-texts';
import type { RequestAction } from '../request-actions';
import { ActionButton } from './ActionButton';

type RequestButtonsProps = {
  /** Of the request's page; the buttons post below it. */
  address: string;
  isHandled: boolean;
  /** Told to screen readers, on a page of several requests. */
  title?: string;
  /** How many versions of the request there are: one that arrives later has not been looked at. */
  versions?: number;
};

/** Turns a request into a handled one, or back, or puts it off until tomorrow. */
export function RequestButtons({ address, isHandled, title, versions }: RequestButtonsProps) {
  const to = (action: RequestAction) => `${address}/${action}`;
  if (isHandled) return <ActionButton action={to('a-traiter')} text={ownerTexts.markNew} about={title} />;
  return (
    <div className="row">
      <ActionButton
        action={to('traitee')}
        text={ownerTexts.markHandled}
        fields={versions === undefined ? [] : [['versions', String(versions)]]}
        about={title}
      />
      <ActionButton action={to('demain')} text={ownerTexts.remindTomorrow} about={title} />
    </div>
  );
}
