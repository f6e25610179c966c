import { act, render, screen } from '@testing-library/react';
import { refuseStorage } from '../testing/refuse-storage';
import { outboxKey } from '../forms/outbox-key';
import { outbox, hostOutbox, useOutbox, type OutboxEntry } from './outbox';

const entry = (reference: string): OutboxEntry => ({
  reference,
  fields: { Nom_complet: 'Visiteur Exemple' },
  state: 'waiting',
});
const [first, second] = [entry('RTH-20261121-7KX2QD'), entry('RTH-20261121-8KX2QD')];
const keyOf = ({ reference }: OutboxEntry) => `${outboxKey}:${reference}`;
const references = () => hostOutbox.waiting().map(({ reference }) => reference);
/** Changes local storage as another tab does. */
const inAnotherTab = (change: () => void) =>
  act(() => {
    change();
    dispatchEvent(new StorageEvent('storage'));
  });

function Page() {
  const { entries, confirmed } = useOutbox();
  return (
    <p>{entries.map(({ reference, state }) => `${reference} ${state}`).join() || confirmed || 'Rien'}</p>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const { reference } of [first, second]) outbox.remove(reference);
  outbox.dismissConfirmed();
  localStorage.clear();
});

describe('an unconfirmed request', () => {
  it('is stored in local storage until it is removed', () => {
    outbox.add(first);
    expect(JSON.parse(localStorage.getItem(keyOf(first)) ?? 'null')).toEqual(first);

    outbox.remove(first.reference);
    expect(localStorage).toHaveLength(0);
  });

  it('is kept in memory when storage is full', () => {
    refuseStorage('setItem');
    outbox.add(first);
    expect(hostOutbox.waiting()).toEqual([first]);

    outbox.remove(first.reference);
    expect(hostOutbox.waiting()).toEqual([]);
  });

  it('is read even if other entries are malformed, and those stay in storage', () => {
    localStorage.setItem(`${outboxKey}:a`, '{"reference":3}');
    localStorage.setItem(`${outboxKey}:b`, '{"refer');
    outbox.add(first);

    expect(references()).toEqual([first.reference]);
    expect(localStorage).toHaveLength(3);
  });

  it('is not overwritten by another tab that adds a request at the same time', () => {
    outbox.add(first);
    inAnotherTab(() => localStorage.setItem(keyOf(second), JSON.stringify(second)));
    outbox.remove(first.reference);

    expect(references()).toEqual([second.reference]);
  });

  it('stays removed when the service refuses it afterwards', () => {
    outbox.add(first);
    outbox.remove(first.reference);
    hostOutbox.refuse(first.reference);

    expect(localStorage).toHaveLength(0);
  });
});

describe('useOutbox', () => {
  it('returns waiting, refused and confirmed requests', () => {
    render(<Page />);
    expect(screen.getByText('Rien')).toBeVisible();

    act(() => outbox.add(first));
    expect(screen.getByText(`${first.reference} waiting`)).toBeVisible();
    act(() => hostOutbox.refuse(first.reference));
    expect(screen.getByText(`${first.reference} refused`)).toBeVisible();
    act(() => hostOutbox.confirm(first.reference));
    expect(screen.getByText(first.reference)).toBeVisible();
  });

  it('returns a confirmation that preceded the render, until a page dismisses it', () => {
    outbox.add(first);
    hostOutbox.confirm(first.reference);
    const { unmount } = render(<Page />);
    expect(screen.getByText(first.reference)).toBeVisible();
    unmount();

    outbox.dismissConfirmed();
    render(<Page />);
    expect(screen.getByText('Rien')).toBeVisible();
  });

  it('updates when another tab changes the outbox', () => {
    outbox.add(first);
    render(<Page />);
    inAnotherTab(() => localStorage.clear());

    expect(screen.getByText('Rien')).toBeVisible();
  });
});
