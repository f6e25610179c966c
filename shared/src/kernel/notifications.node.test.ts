import { notify, onNotification, type Notification } from './notifications';

const said = (title: string): Notification => ({ kind: 'info', title, display: 'stacked' });
const titles = (listener: jest.Mock<void, [Notification]>) => listener.mock.calls.map(([{ title }]) => title);
const listen = () => {
  const listener = jest.fn<void, [Notification]>();
  return { listener, stop: onNotification(listener) };
};

describe('a notification', () => {
  it('waits for the toaster, in order, and is shown once', () => {
    notify(said('Un'));
    notify(said('Deux'));

    const first = listen();
    expect(titles(first.listener)).toEqual(['Un', 'Deux']);
    first.stop();

    const second = listen();
    expect(second.listener).not.toHaveBeenCalled();
    second.stop();
  });

  it('waits again once the toaster has gone', () => {
    listen().stop();
    notify(said('Un'));

    const { listener, stop } = listen();
    expect(titles(listener)).toEqual(['Un']);
    stop();
  });

  it('goes to the newest toaster, which an older one does not silence by going', () => {
    const old = listen();
    const next = listen();
    old.stop();

    notify(said('Un'));

    expect(old.listener).not.toHaveBeenCalled();
    expect(titles(next.listener)).toEqual(['Un']);
    next.stop();
  });
});
