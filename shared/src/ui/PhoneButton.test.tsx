import { act, screen } from '@testing-library/react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import type { Notification } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { trackListeners } from '../testing/track-listeners';
import { watchLocation } from '../testing/watch-location';
import { copyNumbers } from './copy-numbers';
import { PhoneButton } from './PhoneButton';

const writeText = jest.fn<Promise<void>, [string]>();
const toasts: Notification[] = [];
let opened: ReturnType<typeof watchLocation>;
let stop = () => {};

async function press({ isFinger }: { isFinger: boolean }) {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isFinger && query.includes('coarse') }),
  });
  renderInSite(<PhoneButton />);
  await act(async () => screen.getByRole('button', { name: '04 65 71 63 36' }).click());
}

beforeEach(() => {
  opened = watchLocation();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  toasts.splice(0);
  stop = onNotification((notification) => toasts.push(notification));
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('PhoneButton', () => {
  it('calls the number on touch screens, although it is not a link', async () => {
    await press({ isFinger: true });

    expect(opened.assign).toHaveBeenCalledWith('tel:+33465716336');
    expect(writeText).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('copies the number on other devices, and shows a toast', async () => {
    await press({ isFinger: false });

    expect(writeText).toHaveBeenCalledWith('04 65 71 63 36');
    expect(toasts).toMatchObject([
      { kind: 'success', title: expect.stringMatching(/copié.*04 65 71 63 36/) },
    ]);
    expect(opened.assign).not.toHaveBeenCalled();
  });

  it('copies the number of a button that was pressed before its code loaded', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    document.body.innerHTML = '<button data-phone="+33465716336" aria-busy="true">04 65 71 63 36</button>';
    trackListeners(copyNumbers)();

    expect(writeText).toHaveBeenCalledWith('04 65 71 63 36');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
    document.body.replaceChildren();
  });

  it.each<[string, object | undefined]>([
    ['is denied', { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }],
    ['does not exist, as on plain HTTP', undefined],
  ])('shows the number when the clipboard %s', async (_why, value) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    await press({ isFinger: false });

    expect(toasts).toMatchObject([{ kind: 'info', title: 'Composez le 04 65 71 63 36' }]);
  });
});
