'use client';

import { StartTime } from '@/components/calendar/start-time';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { QrCode } from '@/components/ui/qr-code';
import { type GameMoneyDto, markShareSchema } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { qrOf } from '@/lib/platform/qr';
import { MONEY_KEY } from './money-query';
import { texts } from './texts';

interface SeatToPayProps {
  money: GameMoneyDto;
  until: string;
  timeZone: string;
}

/** A seat that is paid for before the game: how much, until when, and where to pay as a code. */
export function SeatToPay({ money: { bill, mine, currency }, until, timeZone }: SeatToPayProps) {
  const t = translate(texts);
  if (!bill || !mine) return null;
  return (
    <>
      <p role="status" className="rounded-card border border-primary bg-card p-4 font-strong">
        {rich(t.seatWaits({ amount: mine.left, currency }), {
          until: <StartTime of={{ startsAt: until, timeZone }} isWithin />,
        })}
      </p>
      {bill.handle ? (
        <QrCode of={qrOf(bill.handle)} label={t.payCode} className="size-40" />
      ) : (
        <p>{rich(t.askPayee, { name: <bdi>{bill.payee.name}</bdi> })}</p>
      )}
    </>
  );
}

/** The player says that the seat is paid, with the last digits of the transfer. */
export function SayPaid({ gameId, money: { mine } }: { gameId: number; money: GameMoneyDto }) {
  const t = translate(texts);
  const form = useServerForm({
    schema: markShareSchema,
    draft: `paid:${gameId}`,
    values: { digits: '' },
    toBody: ({ digits }) => ({ mark: 'said', digits }),
    send: (body) =>
      api('PUT /api/money/games/{id}/shares/{accountId}', {
        params: { id: gameId, accountId: mine?.accountId ?? 0 },
        body,
      }),
    done: t.saidSo,
    failed: t.markFailed,
    refresh: [MONEY_KEY],
  });
  return (
    <Form onSubmit={form.submit} className="grid gap-3 *:min-w-0">
      <InputField
        label={t.digits}
        hint={t.digitsHint}
        inputMode="numeric"
        maxLength={8}
        error={form.errors.digits ?? form.errors.form}
        {...form.register('digits')}
      />
      <Button type="submit" className="w-fit" aria-disabled={form.busy || undefined}>
        {t.iHavePaid}
      </Button>
    </Form>
  );
}
