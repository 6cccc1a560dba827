'use client';

import { useId, useState } from 'react';
import { StartTime } from '@/components/calendar/start-time';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { Select } from '@/components/ui/select';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import type { CourtTimeAction } from '@/lib/courts/policy';
import type { CourtDto } from '@/lib/courts/schema/court';
import { type DeskTimeDto, relocateSchema } from '@/lib/courts/schema/court-time';
import { texts as stateTexts } from '@/lib/courts/texts';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { ChangeLog } from './change-log';
import { COURT_TIMES_KEY, DESK_KEY, useCourtTimeStep } from './courts-query';
import { texts } from './desk-texts';
import { texts as playerTexts } from './texts';

const LABELS = {
  came: 'came',
  'no-show': 'noShow',
  paid: 'markPaid',
  unpaid: 'markUnpaid',
} as const satisfies Partial<Record<CourtTimeAction, string>>;

const isMark = (action: CourtTimeAction): action is keyof typeof LABELS => action in LABELS;

interface TimeDialogProps extends DialogProps {
  time: DeskTimeDto;
  courts: CourtDto[];
}

/** Who has a time, and what the desk can do with it. */
export function TimeDialog({ time, courts, ...dialog }: TimeDialogProps) {
  const t = translate(texts);
  const own = translate(playerTexts);
  const { take, busy, error } = useCourtTimeStep({ inline: true });
  const [isMoving, setIsMoving] = useState(false);
  const log = useDialog();
  const close = () => dialog.onOpenChange(false);
  const isBlock = time.status === 'blocked';
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            <bdi>
              {time.who ??
                (isBlock ? translate(stateTexts).state({ status: time.status }) : t.noName)}
            </bdi>
          </DialogTitle>
          <DialogDescription>
            <bdi>{time.courtName}</bdi> · <StartTime of={time} /> · {own.minutes(time)}
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-4 *:min-w-0">
          {isBlock ? null : (
            <p className="text-sm tabular-nums">
              {own.price}: {wordsOf().money(time.price, time.currency)} ·{' '}
              {time.isPaid ? own.paid : t.notPaid}
              {time.isStanding ? ` · ${t.weekly}` : ''}
            </p>
          )}
          {time.phone ? (
            <p className="text-sm">
              {t.phone}:{' '}
              <a href={`tel:${time.phone}`} dir="ltr" className="underline">
                {time.phone}
              </a>
            </p>
          ) : null}
          {isMoving ? (
            <MoveForm time={time} courts={courts} onMoved={close} />
          ) : (
            <div className="flex flex-wrap gap-2">
              {time.actions.filter(isMark).map((action) => (
                <Button
                  key={action}
                  variant={action === 'paid' || action === 'came' ? 'primary' : 'secondary'}
                  aria-disabled={busy || undefined}
                  onClick={() => take(time, action)}
                >
                  {t[LABELS[action]]}
                </Button>
              ))}
              {time.canRelocate ? (
                <Button variant="secondary" onClick={() => setIsMoving(true)}>
                  {t.move}
                </Button>
              ) : null}
              {time.actions.includes('cancel') ? (
                <>
                  <Button
                    variant="destructive"
                    aria-disabled={busy || undefined}
                    onClick={() => take(time, 'cancel', { done: own.cancelled, onDone: close })}
                  >
                    {isBlock ? t.unblock : t.cancelTime}
                  </Button>
                  {time.isStanding ? (
                    <Button
                      variant="secondary"
                      aria-disabled={busy || undefined}
                      onClick={() =>
                        take(time, 'cancel', {
                          done: own.cancelled,
                          following: true,
                          onDone: close,
                        })
                      }
                    >
                      {t.cancelFollowing}
                    </Button>
                  ) : null}
                </>
              ) : null}
              <Button variant="ghost" onClick={log.show}>
                {own.history}
              </Button>
            </div>
          )}
          <AlertLine>{error}</AlertLine>
        </div>
        {log.wanted ? <ChangeLog {...log.props} time={time} /> : null}
      </DialogContent>
    </Dialog>
  );
}

interface MoveFormProps {
  time: DeskTimeDto;
  courts: CourtDto[];
  onMoved: () => void;
}

function MoveForm({ time, courts, onMoved }: MoveFormProps) {
  const id = useId();
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: relocateSchema,
    draft: null,
    values: {
      courtId: String(time.courtId),
      date: time.date,
      time: time.time,
      minutes: String(time.minutes),
    },
    toBody: (typed) => ({
      ...typed,
      courtId: Number(typed.courtId),
      minutes: Number(typed.minutes),
    }),
    send: (body) => api('PATCH /api/court-times/{id}', { params: { id: time.id }, body }),
    done: () => ({ title: t.moved }),
    failed: translate(playerTexts).didNotWork,
    refresh: [DESK_KEY, COURT_TIMES_KEY],
    onDone: onMoved,
  });
  return (
    <Form aria-label={t.moveTitle} className="grid gap-4 *:min-w-0" onSubmit={submit}>
      <LabelledField id={`${id}court`} label={t.court} error={errors.courtId}>
        <Select id={`${id}court`} className="w-full" {...register('courtId')}>
          {courts.map((court) => (
            <option key={court.id} value={court.id}>
              {court.name}
            </option>
          ))}
        </Select>
      </LabelledField>
      <InputField type="date" label={t.day} error={errors.date} {...register('date')} />
      <div className="grid grid-cols-2 gap-3 *:min-w-0">
        <InputField type="time" label={t.time} error={errors.time} {...register('time')} />
        <InputField
          inputMode="numeric"
          label={t.minutes}
          error={errors.minutes}
          {...register('minutes')}
        />
      </div>
      <AlertLine>{errors.form}</AlertLine>
      <Button type="submit" aria-disabled={busy || undefined}>
        {t.move}
      </Button>
    </Form>
  );
}
