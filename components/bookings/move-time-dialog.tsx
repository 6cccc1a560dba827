'use client';

import { WhenFields } from '@/components/coaching/when-fields';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type CalendarEntryDto, proposeTimeSchema } from '@/lib/bookings/schema';
import { translate } from '@/lib/platform/language/translate';
import { MOVED_KEYS, moveSession } from './bookings-query';
import { texts } from './texts';

interface MoveTimeDialogProps extends DialogProps {
  entry: CalendarEntryDto;
  timeZone: string;
}

/** The way without dragging, to any day and time. */
export function MoveTimeDialog({ entry, timeZone, ...dialog }: MoveTimeDialogProps) {
  const t = translate(texts);
  const { date, time, movesAtOnce } = entry;
  const { values, register, errors, ...form } = useServerForm({
    schema: proposeTimeSchema,
    draft: `calendar-move:${entry.id}:${date}T${time}`,
    values: { date, time },
    send: (body) => moveSession(entry.id, body),
    done: movesAtOnce ? t.sessionMoved : t.proposalSent,
    failed: t.proposalFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: MOVED_KEYS,
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.moveTo({ title: entry.title })}
      description={movesAtOnce ? t.movesAtOnce : t.keepsTime}
      submit={movesAtOnce ? t.moveSession : t.sendProposal}
    >
      <WhenFields
        values={values}
        errors={errors}
        fields={{ date: register('date'), time: register('time') }}
        timeZone={timeZone}
      />
    </FormDialog>
  );
}
