'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { REMINDER_LENGTH_MAX } from '@/lib/money/constants';
import { type BalanceDto, remindSchema } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { MONEY_KEY } from './money-query';
import { PayTo } from './share-row';
import { texts } from './texts';

interface RemindDialogProps extends DialogProps {
  groupId: number;
  balance: BalanceDto;
}

/** In the actor's own words. */
function RemindDialog({ groupId, balance: { debtor, creditor }, ...dialog }: RemindDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: remindSchema,
    draft: `remind:${debtor.accountId}:${creditor.accountId}`,
    values: { words: '' },
    toBody: ({ words }) => ({
      words,
      debtorId: debtor.accountId,
      creditorId: creditor.accountId,
    }),
    send: (body) => api('POST /api/money/groups/{id}/reminders', { params: { id: groupId }, body }),
    done: t.reminded,
    failed: t.remindFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [MONEY_KEY],
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.remindOf({ debtor: debtor.name })}
      description={t.remindHint}
      submit={t.remind}
    >
      <TextareaField
        label={t.words}
        rows={2}
        maxLength={REMINDER_LENGTH_MAX}
        error={form.errors.words}
        {...form.register('words')}
      />
    </FormDialog>
  );
}

interface BalanceRowProps {
  groupId: number;
  balance: BalanceDto;
  currency: string;
  canOrganise: boolean;
}

/** One person's debt to another, with the viewer's actions. */
export function BalanceRow({ groupId, balance, currency, canOrganise }: BalanceRowProps) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [MONEY_KEY] });
  const remind = useDialog();
  const { debtor, creditor, amount, games: count, saidPaid, handle } = balance;
  const isEven = amount === 0;
  const confirms = canOrganise || creditor.isOwn || (isEven && debtor.isOwn);
  const isOurs = debtor.isOwn || creditor.isOwn;
  const owing = debtor.isOwn ? t.youOweThem : creditor.isOwn ? t.theyOweYou : t.theyOwe;
  const sentence = isEven
    ? (isOurs ? t.youAreEven : t.theyAreEven)({ count })
    : owing({ amount, currency, count });
  const names = { debtor: debtor.name, creditor: creditor.name };
  // Reminders are for members.
  const mayRemind =
    !isEven && !debtor.isOwn && debtor.id !== null && (canOrganise || creditor.isMember);
  const settle = () =>
    run({
      call: () =>
        api('POST /api/money/groups/{id}/settlements', {
          params: { id: groupId },
          body: { debtorId: debtor.accountId, creditorId: creditor.accountId },
        }),
      done: confirms ? t.settled : t.saidSo,
      failed: t.saveFailed,
    });
  return (
    <li className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <p className="wrap-anywhere font-strong tabular-nums">
        {rich(sentence, {
          debtor: <bdi>{debtor.name}</bdi>,
          creditor: <bdi>{creditor.name}</bdi>,
          other: <bdi>{debtor.isOwn ? creditor.name : debtor.name}</bdi>,
        })}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {saidPaid ? <Badge>{debtor.isOwn ? t.youSaid : t.saysPaid}</Badge> : null}
        {[debtor, creditor]
          .filter(({ isMember }) => !isMember)
          .map(({ accountId, name }) => (
            <Badge key={accountId} variant="outline">
              <bdi>{name}</bdi>: {t.leftGroup}
            </Badge>
          ))}
      </p>
      {handle ? <PayTo handle={handle} /> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {confirms || !saidPaid ? (
          <Button
            aria-disabled={busy || undefined}
            aria-label={confirms ? (isEven ? t.setOffOf : t.settleOf)(names) : undefined}
            onClick={settle}
          >
            {isEven ? t.setOff : confirms ? t.settle : t.iHavePaid}
          </Button>
        ) : null}
        {confirms && mayRemind ? (
          <Button
            variant="secondary"
            aria-label={t.remindOf({ debtor: debtor.name })}
            onClick={remind.show}
          >
            {t.remind}
          </Button>
        ) : null}
      </div>
      {remind.wanted ? (
        <RemindDialog {...remind.props} groupId={groupId} balance={balance} />
      ) : null}
    </li>
  );
}
