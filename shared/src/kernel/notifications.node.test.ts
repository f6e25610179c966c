import { notify, onNotification, type Notification } from './notifications';

const notification = (title: string): Notification => ({ kind: 'success', title, display: 'stacked' });
const titles = (listener: jest.Mock<void, [Notification]>) => listener.mock.calls.map(([{ title }]) => title);
const listen = () => {
  const listener = jest.fn<void, [Notification]>();
  return { listener, stop: onNotification(listener) };
};

describe('a notification', () => {
  it('waits for the toaster, and is delivered only once, after earlier notifications', () => {
    notify(notification('Un'));
    notify(notification('Deux'));

    const first = listen();
    expect(titles(first.listener)).toEqual(['Un', 'Deux']);
    first.stop();

    const second = listen();
    expect(second.listener).not.toHaveBeenCalled();
    second.stop();
  });

  it('waits for the next toaster once the current one has unsubscribed', () => {
    listen().stop();
    notify(notification('Un'));

    const { listener, stop } = listen();
    expect(titles(listener)).toEqual(['Un']);
    stop();
  });
});
