import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { watchLocation } from '../testing/watch-location';
import { PhoneButton } from './PhoneButton';

describe('PhoneButton', () => {
  it('dials its number, although it is not a link', () => {
    const opened = watchLocation();
    renderInSite(<PhoneButton />);

    screen.getByRole('button', { name: '04 65 71 63 36' }).click();

    expect(opened.assign).toHaveBeenCalledWith('tel:+33465716336');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
