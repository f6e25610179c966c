import styled from '@emotion/styled';
import { Section } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import CallbackForm from '../callback/CallbackForm';
import { callbackContent as content } from '../content/callback-content';

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  [from.wide]: { gridTemplateColumns: '4fr 8fr', gap: vars.space8 },
});

const Words = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  [from.wide]: { paddingTop: vars.space5 },
});

/** The slot `callback-booking`, which other remotes show on their pages. */
export default function CallbackBooking() {
  return (
    <Band ground="deep" id="rappel" aria-labelledby="rappel-titre">
      <Columns>
        <Words>
          <h2 id="rappel-titre">{content.title}</h2>
          <Lead>{content.lead}</Lead>
          <NextStart />
        </Words>
        <Section component={CallbackForm} props={{}} />
      </Columns>
    </Band>
  );
}
