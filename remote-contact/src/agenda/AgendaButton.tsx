import { useState } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { Button } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { calendarIcon } from '@renovation-th/shared/ui/icon-shapes';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { agendaContent as content } from '../content/agenda-content';
import { calendarFile } from '@renovation-th/shared/forms/calendar-file';
import { saveFile } from './save-file';

type AgendaButtonProps = { call: ParisMoment; reference: string };

const callMinutes = 30;

/** Saves the call as an .ics file. Works offline. */
export function AgendaButton({ call, reference }: AgendaButtonProps) {
  const { origin, phone, tradeName } = useContact();
  const [announcement, setAnnouncement] = useState('');

  const save = () => {
    try {
      const text = calendarFile(
        {
          id: `${reference}@${new URL(origin).hostname}`,
          start: call,
          minutes: callMinutes,
          title: content.title(tradeName),
          description: content.description(phone.national, reference),
        },
        new Date(),
      );
      saveFile(new File([text], content.fileName, { type: 'text/calendar;charset=utf-8' }));
      setAnnouncement(content.saved);
    } catch {
      setAnnouncement(content.failed);
    }
  };

  return (
    <>
      <Button look="plain" size="small" type="button" onClick={save}>
        <Icon shape={calendarIcon} />
        {content.add}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
