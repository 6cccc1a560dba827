import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import { useAction } from '@/components/forms/use-action';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { EXPORT_DAYS } from '@/lib/users/constants';
import type { DataExportDto } from '@/lib/users/schema/account';

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
export function DataExport({ userId }: { userId: number }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(exportQuery(userId));
  const ask = useAsk(userId);
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (isError) {
    return (
      <ErrorState
        title="Your export could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        One ZIP file with everything you wrote or are on Maidan, and your pictures, to keep or to
        take elsewhere. It is made for you, and you can download it for {EXPORT_DAYS} days.
      </p>
      <p role="status" className="text-pretty text-muted-foreground text-sm empty:hidden">
        <StateSentence state={data} />
      </p>
      <div className="flex flex-wrap gap-2">
        {data.status === 'ready' ? (
          <Button asChild>
            <a href={`/api/users/${userId}/export/file`} download>
              <Download aria-hidden />
              Download
            </a>
          </Button>
        ) : null}
        <Button
          variant="secondary"
          aria-disabled={data.status === 'pending' || undefined}
          onClick={ask}
        >
          {data.status === 'failed' ? <RotateCcw aria-hidden /> : <Download aria-hidden />}
          {LABELS[data.status]}
        </Button>
      </div>
    </div>
  );
}

const LABELS: Record<DataExportDto['status'], string> = {
  none: 'Export my data',
  pending: 'Being made…',
  ready: 'Make a new one',
  failed: 'Try again',
  expired: 'Export my data',
};

function StateSentence({ state: { status, expiresAt, bytes } }: { state: DataExportDto }) {
  const day = expiresAt ? <Day at={expiresAt} /> : null;
  switch (status) {
    case 'none':
      return null;
    case 'pending':
      return 'Your file is being made. You can leave this page: we tell you when it is there.';
    case 'ready':
      return (
        <>
          Your file is ready ({inMegabytes(bytes ?? 0)}). You can download it until {day}.
        </>
      );
    case 'failed':
      return 'Your file could not be made. Please try again.';
    case 'expired':
      return <>Your last file could be downloaded until {day}, and is gone.</>;
  }
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}

const inMegabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`;

function useAsk(userId: number) {
  const queries = useQueryClient();
  const { run } = useAction();
  return () =>
    run({
      call: () => api('POST /api/users/{id}/export', { params: { id: userId } }),
      failed: 'That did not work. Please try again.',
      onDone: (state) => queries.setQueryData(exportQuery(userId).queryKey, state),
    });
}
