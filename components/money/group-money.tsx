'use client';

import { useQuery } from '@tanstack/react-query';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { HANDLE_LENGTH_MAX } from '@/lib/money/constants';
import { paymentHandleSchema } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { BalanceRow } from './balance-row';
import { bookQuery, MONEY_KEY } from './money-query';
import { texts } from './texts';

interface BookProps {
  groupId: number;
  canOrganise: boolean;
}

/** The ledger of a group: who owes whom, and payment details. */
export function GroupMoney(props: BookProps) {
  const { data } = useQuery(bookQuery(props.groupId));
  return (
    <div className="grid gap-6 *:min-w-0">
      <Balances {...props} />
      {data ? <HandleForm handle={data.ownHandle ?? ''} /> : null}
    </div>
  );
}

/** All debts; for people outside the group their own part. */
export function Balances({ groupId, canOrganise }: BookProps) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(bookQuery(groupId));
  if (isError) {
    return <ErrorState title={t.loadFailed} query={{ isFetching, refetch }} />;
  }
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{t.balances}</h2>
      <p className="text-muted-foreground text-sm">{t.intro}</p>
      {data.balances.length === 0 ? (
        <EmptyState as="h3" title={t.allSettled} />
      ) : (
        <RowList items={data.balances} className="grid gap-2.5">
          {(balance) => (
            <BalanceRow
              key={`${balance.debtor.accountId}:${balance.creditor.accountId}`}
              groupId={groupId}
              balance={balance}
              currency={data.currency}
              canOrganise={canOrganise}
            />
          )}
        </RowList>
      )}
      <a
        href={`/api/money/groups/${groupId}/export`}
        className={buttonVariants({ variant: 'secondary', className: 'w-fit' })}
      >
        <LineIcon name="download" />
        {t.exportCsv}
      </a>
    </section>
  );
}

function HandleForm({ handle }: { handle: string }) {
  const t = translate(texts);
  const form = useServerForm({
    schema: paymentHandleSchema,
    draft: 'payment-handle',
    values: { handle },
    send: (body) => api('PUT /api/money/handle', { body }),
    done: t.saved,
    failed: t.saveFailed,
    refresh: [MONEY_KEY],
  });
  return (
    <Form onSubmit={form.submit} className="grid max-w-prose gap-3 *:min-w-0">
      <InputField
        label={t.ownHandle}
        hint={t.ownHandleHint}
        maxLength={HANDLE_LENGTH_MAX}
        error={form.errors.handle ?? form.errors.form}
        {...form.register('handle')}
      />
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        aria-disabled={form.busy || undefined}
      >
        {t.save}
      </Button>
    </Form>
  );
}
