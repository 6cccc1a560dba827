'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-select';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { BILL_BASES, type BillBasis } from '@/lib/money/constants';
import { chargeGameSchema, type GameMoneyDto } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { MONEY_KEY } from './money-query';
import { texts } from './texts';

const toBasis = (value: string): BillBasis => (value === 'player' ? 'player' : 'court');

export function ChargeDialog({
  game,
  money: { bill, payees },
  ...dialog
}: DialogProps & { game: GameDto; money: GameMoneyDto }) {
  const t = translate(texts);
  const people = payees ?? [];
  const first = people.find(({ id }) => id === (bill ? bill.payee.id : game.creator.id));
  const amount = bill?.amount ?? game.costPerPlayer;
  const form = useServerForm({
    schema: chargeGameSchema,
    draft: `charge:${game.id}`,
    values: {
      basis: bill?.basis ?? (game.costPerPlayer === null ? 'court' : 'player'),
      amount: amount === null ? '' : String(amount),
      payeeId: first ? String(first.id) : '',
    },
    toBody: ({ basis, amount: typed, payeeId }) => ({
      basis,
      amount: Number(typed),
      payeeId: Number(payeeId),
    }),
    send: (body) => api('PUT /api/money/games/{id}', { params: { id: game.id }, body }),
    done: t.shared,
    failed: t.shareFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [MONEY_KEY],
  });
  const { values, change, register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.share}
      description={t.shareHint}
      submit={t.share}
    >
      <FormSelect
        label={t.basis}
        value={values.basis}
        options={BILL_BASES}
        wordsOf={(basis) => (basis === 'court' ? t.court : t.perPlayer)}
        onChange={(basis) => change({ basis: toBasis(basis) })}
        error={errors.basis}
      />
      <InputField
        label={t.amount}
        type="number"
        inputMode="numeric"
        min={1}
        error={errors.amount}
        {...register('amount')}
      />
      <FormSelect
        label={t.payee}
        value={values.payeeId}
        empty={t.choose}
        options={people.map(({ id }) => String(id))}
        wordsOf={(id) => people.find((person) => String(person.id) === id)?.name ?? ''}
        onChange={(payeeId) => change({ payeeId })}
        error={errors.payeeId}
      />
    </FormDialog>
  );
}
