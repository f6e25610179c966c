import { act, render, screen } from '@testing-library/react';
import { outboxKey } from '../forms/outbox-key';
import { outbox, sendingSide, useOutbox, type OutboxEntry } from './outbox';

const entry = (reference: string): OutboxEntry => ({
  reference,
  fields: { Nom_complet: 'Visiteur Exemple' },
  state: 'waiting',
});
const [first, second] = [entry('RTH-20261121-7KX2QD'), entry('RTH-20261121-8KX2QD')];
const keyOf = ({ reference }: OutboxEntry) => `${outboxKey}:${reference}`;
const references = () => sendingSide.waiting().map(({ reference }) => reference);
/** As another tab does it: this one hears of it afterwards. */
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
  it('lies on the device before the visitor is told so, until it is removed', () => {
    outbox.add(first);
    expect(JSON.parse(localStorage.getItem(keyOf(first)) ?? 'null')).toEqual(first);

    outbox.remove(first.reference);
    expect(localStorage).toHaveLength(0);
  });

  it('lives as long as the page where nothing can be kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    outbox.add(first);
    expect(sendingSide.waiting()).toEqual([first]);

    outbox.remove(first.reference);
    expect(sendingSide.waiting()).toEqual([]);
  });

  it('is not hidden by what is damaged or not our own, which stays', () => {
    localStorage.setItem(`${outboxKey}:a`, '{"reference":3}');
    localStorage.setItem(`${outboxKey}:b`, '{"refer');
    outbox.add(first);

    expect(references()).toEqual([first.reference]);
    expect(localStorage).toHaveLength(3);
  });

  it('is not undone by another tab that keeps one at the same moment', () => {
    outbox.add(first);
    inAnotherTab(() => localStorage.setItem(keyOf(second), JSON.stringify(second)));
    outbox.remove(first.reference);

    expect(references()).toEqual([second.reference]);
  });

  it('is not sent, nor kept as refused, once the visitor has removed it', () => {
    outbox.add(first);
    outbox.remove(first.reference);
    sendingSide.refuse(first.reference);

    expect(localStorage).toHaveLength(0);
  });
});

describe('a page', () => {
  it('shows what waits, what was refused, and what has arrived', () => {
    render(<Page />);
    expect(screen.getByText('Rien')).toBeVisible();

    act(() => outbox.add(first));
    expect(screen.getByText(`${first.reference} waiting`)).toBeVisible();
    act(() => sendingSide.refuse(first.reference));
    expect(screen.getByText(`${first.reference} refused`)).toBeVisible();
    act(() => sendingSide.confirm(first.reference));
    expect(screen.getByText(first.reference)).toBeVisible();
  });

  it('that comes after the answer learns of it, once', () => {
    outbox.add(first);
    sendingSide.confirm(first.reference);
    const { unmount } = render(<Page />);
    expect(screen.getByText(first.reference)).toBeVisible();
    unmount();

    outbox.dismissConfirmed();
    render(<Page />);
    expect(screen.getByText('Rien')).toBeVisible();
  });

  it('shows what another tab has changed', () => {
    outbox.add(first);
    render(<Page />);
    inAnotherTab(() => localStorage.clear());

    expect(screen.getByText('Rien')).toBeVisible();
  });
});
