import { outboxKey } from './outbox-key';

/** What outboxes of one document tell each other; other tabs hear of it by `storage`. */
type ListChange = {
  sender: object;
  confirmed: string | null;
  /** Set by an outbox whose page shows it. */
  isHeard?: boolean;
  /** From an outbox that has just begun: whether something was confirmed that nobody has shown. */
  isQuestion?: boolean;
};

/** Changes of the stored list, between the outboxes of a visitor. */
export type OutboxNews = {
  /** Tells the others of a change, and of the request that was confirmed by it. */
  tell: (confirmed: string | null) => void;
  /** @returns a function that stops listening. */
  listen: () => () => void;
};

/**
 * @param isShown whether a page shows this outbox. @param onChange called when another outbox has changed
 * the list, with the reference of a request that it confirmed.
 */
export function createOutboxNews(
  isShown: () => boolean,
  onChange: (confirmed: string | null) => void,
): OutboxNews {
  const self = {};
  /** Reference of a request that was confirmed before any page could show it, as on a slow device. */
  let unheard: string | null = null;

  const tell = (confirmed: string | null, isQuestion = false) => {
    const detail: ListChange = { sender: self, confirmed, isHeard: isShown(), isQuestion };
    dispatchEvent(new CustomEvent(outboxKey, { detail }));
    if (confirmed) unheard = detail.isHeard ? null : confirmed;
  };
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const change: ListChange = event.detail;
    if (change.sender === self) return;
    if (!change.isQuestion) {
      change.isHeard ||= isShown();
      onChange(change.confirmed);
    } else if (unheard) tell(unheard);
  };
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key === outboxKey) onChange(null);
  };

  return {
    tell: (confirmed) => tell(confirmed),
    listen: () => {
      addEventListener('storage', hearOtherTab);
      addEventListener(outboxKey, hear);
      tell(null, true);
      return () => {
        removeEventListener('storage', hearOtherTab);
        removeEventListener(outboxKey, hear);
      };
    },
  };
}
