'use client';

import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-text-field';
import { InputField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { BILL_BASES, type BillBasis } from '@/lib/money/constants';
import { chargeGameSchema, type GameMoneyDto } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';
import { Balances } from './group-money';
import { gameMoneyQuery, MONEY_KEY } from './money-query';
import { SayPaid, SeatToPay } from './pay-first';
import { PayTo, ShareRow } from './share-row';
import { texts } from './texts';

const toBasis = (value: string): BillBasis => (value === 'player' ? 'player' : 'court');

function ChargeDialog({
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
      amount: amountText(amount, game.currency),
      payeeId: first ? String(first.id) : '',
    },
    toBody: ({ basis, amount: typed, payeeId }) => ({
      basis,
      amount: toAmount(typed, game.currency),
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
        label={t.amount({ currency: game.currency })}
        type="number"
        inputMode="decimal"
        step="any"
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

/** The cost of a game, the viewer's share, and for its managers all payments. */
export function GameMoney({ game }: { game: GameDto }) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(gameMoneyQuery(game.id));
  const dialog = useDialog();
  if (isError) {
    return <ErrorState title={t.loadFailed} query={{ isFetching, refetch }} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{t.title}</h2>
      {data.bill ? (
        <Bill game={game} money={data} />
      ) : (
        <p className="text-muted-foreground">{t.notShared}</p>
      )}
      {data.bill?.isOutdated ? (
        <p role="status" className="rounded-card border bg-muted p-4">
          {t.outdated}
        </p>
      ) : null}
      {data.payees ? (
        <Button
          variant={data.bill && !data.bill.isOutdated ? 'secondary' : 'primary'}
          className="w-fit"
          onClick={dialog.show}
        >
          <LineIcon name="hand-coins" />
          {data.bill ? (data.bill.isOutdated ? t.shareAnew : t.shareAgain) : t.share}
        </Button>
      ) : null}
      {game.viewer?.isMember || !(data.mine || data.shares) ? null : (
        <Balances groupId={game.groupId} canOrganise={false} />
      )}
      {dialog.wanted ? <ChargeDialog {...dialog.props} game={game} money={data} /> : null}
    </section>
  );
}

interface BillProps {
  game: GameDto;
  money: GameMoneyDto;
}

function Bill({ game: { id: gameId, timeZone, payByHours }, money }: BillProps) {
  const t = translate(texts);
  const { bill, mine, shares, refunds, currency } = money;
  if (!bill) return null;
  const toPay = mine?.status === 'owes' ? mine.until : null;
  return (
    <>
      <p>
        <span className="font-strong tabular-nums">
          {t.perHead({ amount: bill.perHead, currency, heads: bill.heads })}
        </span>
        <span className="block text-muted-foreground text-sm">
          {rich(payByHours === null ? t.advancedBy : t.paidTo, {
            name: <bdi>{bill.payee.name}</bdi>,
          })}
          {bill.over > 0 ? ` · ${t.over({ amount: bill.over, currency })}` : null}
        </span>
      </p>
      {mine && !toPay ? <OwnShare gameId={gameId} money={money} /> : null}
      {toPay ? <SeatToPay until={toPay} timeZone={timeZone} money={money} /> : null}
      {bill.handle ? <PayTo handle={bill.handle} /> : null}
      {toPay ? <SayPaid gameId={gameId} money={money} /> : null}
      {shares && shares.length > 0 ? (
        <RowList items={shares} className="grid gap-2">
          {(share) => (
            <ShareRow
              key={share.accountId}
              gameId={gameId}
              share={share}
              currency={currency}
              mayExempt={money.payees !== null}
            />
          )}
        </RowList>
      ) : null}
      {refunds.map(({ debtor, creditor, amount }) => (
        <p
          key={`${debtor.id}:${debtor.name}:${creditor.id}:${creditor.name}`}
          className="wrap-anywhere rounded-card border bg-card p-4"
        >
          {rich(
            (creditor.isOwn ? t.youGetBack : debtor.isOwn ? t.youGiveBack : t.theyGetBack)({
              amount,
              currency,
            }),
            { debtor: <bdi>{debtor.name}</bdi>, creditor: <bdi>{creditor.name}</bdi> },
          )}
        </p>
      ))}
    </>
  );
}

function OwnShare({ gameId, money: { mine, currency } }: { gameId: number; money: GameMoneyDto }) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [MONEY_KEY] });
  if (!mine) return null;
  const { accountId, left, status } = mine;
  const say = () =>
    run({
      call: () =>
        api('PUT /api/money/games/{id}/shares/{accountId}', {
          params: { id: gameId, accountId },
          body: { mark: 'said' },
        }),
      done: t.saidSo,
      failed: t.markFailed,
    });
  const words = {
    owes: t.youOwe({ amount: left, currency }),
    said: t.youSaid,
    paid: left < 0 ? t.back({ amount: -left, currency }) : t.youPaid,
    exempt: t.youPlayFree,
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-card p-4">
      <p className="min-w-0 flex-1 font-strong">{words[status]}</p>
      {status === 'owes' ? (
        <Button aria-disabled={busy || undefined} onClick={say}>
          {t.iHavePaid}
        </Button>
      ) : null}
    </div>
  );
}
