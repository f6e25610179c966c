import { useEffect, useState, useSyncExternalStore } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { createOutbox, type Outbox } from '@renovation-th/shared/forms/outbox';
import { emptyOutbox, type OutboxSnapshot } from '@renovation-th/shared/forms/outbox-list';
import { submitForm } from '@renovation-th/shared/forms/submit-form';

/** The visitor's unconfirmed requests, which go on being sent while the section is on the page. */
export function useOutbox(): { outbox: Outbox; snapshot: OutboxSnapshot } {
  const contact = useContact();
  const [outbox] = useState(() => createOutbox((fields) => submitForm(contact, fields)));
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);

  useEffect(() => outbox.start(), [outbox]);

  return { outbox, snapshot };
}
