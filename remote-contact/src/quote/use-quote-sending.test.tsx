import { act } from '@testing-library/react';
import { onChangeAddress } from '@renovation-th/shared/host-kernel';
import {
  accept,
  answer,
  beginVisit,
  endVisit,
  fetchMock,
  fillIn,
  show,
  submit,
  toasts,
} from '../testing/quote-visit';

beforeEach(beginVisit);
afterEach(endVisit);

describe('a quote form whose page is left', () => {
  it('stays on the page that the visitor has gone to meanwhile', async () => {
    let arrive = (_: Response) => {};
    fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = show();
    fillIn();
    await submit();
    unmount();
    const leave = jest.fn();
    onChangeAddress(leave);
    await act(async () => arrive(answer('{"success":true}')));

    act(() => jest.advanceTimersByTime(2_000));
    expect(leave).not.toHaveBeenCalled();
    expect(toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('can be sent again where the back/forward cache returns it as it was left', async () => {
    accept();
    show();
    fillIn();
    await submit();
    fillIn();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);

    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
