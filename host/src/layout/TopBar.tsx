import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { onBand, vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from, inPrint, onPhone } from '@renovation-th/shared/theme/media';
import { Numeric, Unbroken, Wrap } from '@renovation-th/shared/ui/layout';
import { topBarContent as content } from '../content/shell';
import { ThemeSwitch } from './ThemeSwitch';

const Bar = styled('section')({
  ...onBand,
  fontSize: vars.textXs,
  [inPrint]: { display: 'none' },
});

const Row = styled(Wrap)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space5,
  minHeight: '2.25rem',
  [from.large]: { minHeight: '2.5rem' },
});

const Place = styled('span')({ marginRight: 'auto', color: vars.textMuted });

const Department = styled('span')({ [onPhone]: { display: 'none' } });

// As high as a phone's top bar, since no larger target fits.
const ContactLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const MailLink = styled(ContactLink)({ [onPhone]: { display: 'none' } });

// Without scripts the switch is hidden, so its wrapper would leave a gap.
const LargeOnly = styled('div')({
  [belowLarge]: { display: 'none' },
  [withoutScripts]: { display: 'none' },
});

/** Strip above the header with town, e-mail address, phone number and theme switch. */
export function TopBar() {
  const { address, email, phone } = useIdentity();

  return (
    <Bar aria-label={content.label}>
      <Row>
        <Place>
          {content.place(address.locality, address.departmentCode)}
          <Department>
            {content.dash}
            <Unbroken>{address.department}</Unbroken>
          </Department>
        </Place>
        <MailLink href={`mailto:${email}`}>{email}</MailLink>
        <ContactLink href={`tel:${phone.international}`}>
          <Numeric>{phone.national}</Numeric>
        </ContactLink>
        <LargeOnly>
          <ThemeSwitch name="theme-bar" />
        </LargeOnly>
      </Row>
    </Bar>
  );
}
