import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { EXPORT_DAYS } from '@/lib/users/constants';
import type { DataExportDto } from '@/lib/users/schema/account';
import { LocalDay } from './local-day';
import { addressQuery } from './sessions-query';
import { texts } from './settings-texts';
import { texts as commonTexts } from './texts';

const POLL_MS = 2_000;

function exportQuery(userId: number) {
  const url = apiUrl('GET /api/users/{id}/export', { params: { id: userId } });
  return queryOptions({
    ...readQuery('data-export', url),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
}

/** The person's data export: request it, wait for it, download it, or see why it failed. */
function DataExport({ userId }: { userId: number }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(exportQuery(userId));
  const ask = useAsk(userId);
  const t = translate(texts);
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (isError) {
    return <ErrorState title={t.exportNotLoaded} query={{ isFetching, refetch }} />;
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm">{t.exportHint({ days: EXPORT_DAYS })}</p>
      <p role="status" className="text-pretty text-muted-foreground text-sm empty:hidden">
        <StateSentence state={data} />
      </p>
      <div className="flex flex-wrap gap-2">
        {data.status === 'ready' ? (
          <a href={`/api/users/${userId}/export/file`} className={buttonVariants()}>
            <LineIcon name="download" />
            {t.download}
          </a>
        ) : null}
        <Button
          variant="secondary"
          aria-disabled={data.status === 'pending' || undefined}
          onClick={ask}
        >
          {data.status === 'failed' ? <LineIcon name="rotate-ccw" /> : <LineIcon name="download" />}
          {askLabel(data.status)}
        </Button>
      </div>
    </div>
  );
}

function askLabel(status: DataExportDto['status']): string {
  const t = translate(texts);
  return {
    none: t.exportData,
    pending: t.exportBeingMade,
    ready: t.exportAgain,
    failed: t.tryAgain,
    expired: t.exportData,
  }[status];
}

function StateSentence({ state: { status, expiresAt, bytes } }: { state: DataExportDto }) {
  const t = translate(texts);
  const day = expiresAt ? <LocalDay at={expiresAt} month="long" /> : null;
  switch (status) {
    case 'none':
      return null;
    case 'pending':
      return t.exportPending;
    case 'ready':
      return rich(t.exportReady, { size: <bdi>{inMegabytes(bytes ?? 0)}</bdi>, day });
    case 'failed':
      return t.exportFailed;
    case 'expired':
      return rich(t.exportExpired, { day });
  }
}

const inMegabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)}\u{a0}MB`;

function useAsk(userId: number) {
  const queries = useQueryClient();
  const { run } = useAction();
  return () =>
    run({
      call: () => api('POST /api/users/{id}/export', { params: { id: userId } }),
      failed: translate(commonTexts).didNotWork,
      onDone: (state) => queries.setQueryData(exportQuery(userId).queryKey, state),
    });
}

const DeleteAccountDialog = dynamic(
  () =>
    loadPart(() => import('./delete-account-dialog').then((module) => module.DeleteAccountDialog)),
  { ssr: false },
);

export function AccountSection({ userId }: { userId: number }) {
  const t = translate(texts);
  const remove = useDialog();
  // Also tells which proof the server will require.
  const { data: address } = useQuery(addressQuery);
  return (
    <SettingsSection title={t.account}>
      <DataExport userId={userId} />
      <div className="grid gap-2 border-t pt-4">
        <p className="text-sm">{t.accountHint}</p>
        <Button
          variant="secondary"
          className="justify-self-start text-destructive-ink"
          onClick={remove.show}
        >
          <LineIcon name="trash" />
          {t.deleteAccount}
        </Button>
      </div>
      {remove.wanted && address ? (
        <DeleteAccountDialog {...remove.props} userId={userId} proof={address.proof} />
      ) : null}
    </SettingsSection>
  );
}
