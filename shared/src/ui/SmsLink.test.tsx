import { screen } from '@testing-library/react';
import { completeIdentity } from '../testing/complete-identity';
import { renderInSite } from '../testing/render-in-site';
import { sampleIdentity } from '../testing/sample-identity';
import { SmsLink } from './SmsLink';

describe('SmsLink', () => {
  it('opens a message to the mobile number', () => {
    renderInSite(<SmsLink />, { path: '/', identity: completeIdentity });

    expect(screen.getByText('Envoyer une photo par SMS')).toHaveAttribute('href', 'sms:+33699001234');
  });

  it('is absent if the business has no mobile number', () => {
    renderInSite(<SmsLink />, { path: '/', identity: sampleIdentity });

    expect(screen.queryByText(/SMS/)).not.toBeInTheDocument();
  });
});
