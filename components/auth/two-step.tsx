'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LineIcon } from '@/components/ui/line-icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { TwoStepCodeDialog, type TwoStepTask } from './two-step-code-dialog';
import { TWO_STEP_KEY, twoStepQuery } from './two-step-query';
import { TwoStepSetup } from './two-step-setup';

export function TwoStep({ onTurnedOn }: { onTurnedOn?: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(twoStepQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: [TWO_STEP_KEY] });

  function showCodes(recoveryCodes: string[]): void {
    setIsSettingUp(false);
    setCodes(recoveryCodes);
    refresh();
  }
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onStored={() => {
          setCodes(null);
          onTurnedOn?.();
        }}
      />
    );
  }
  const { data } = query;
  if (!data) return <NotYet query={query} />;
  if (isSettingUp) {
    return (
      <TwoStepSetup proof={data.proof} onDone={showCodes} onCancel={() => setIsSettingUp(false)} />
    );
  }
  return data.isOn ? (
    <IsOn since={data.since} left={data.recoveryCodesLeft} onCodes={showCodes} onOff={refresh} />
  ) : (
    <IsOff onSetUp={() => setIsSettingUp(true)} />
  );
}

function NotYet({
  query,
}: {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}) {
  if (!query.isError) return <Skeleton className="h-32 rounded-card" />;
  return (
    <ErrorState
      title={translate(texts).twoStepNotLoaded}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function IsOff({ onSetUp }: { onSetUp: () => void }) {
  const t = translate(texts);
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border bg-card p-5">
      <LineIcon name="shield-exclamation-point" className="size-8 shrink-0 text-special-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl">{t.twoStepOff}</h2>
        <p className="text-muted-foreground text-sm">{t.twoStepOffHint}</p>
      </div>
      <Button onClick={onSetUp}>{t.setUp}</Button>
    </section>
  );
}

interface IsOnProps {
  since: string | null;
  left: number;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

function IsOn({ since, left, onCodes, onOff }: IsOnProps) {
  const t = translate(texts);
  const dialog = useDialog();
  const [task, setTask] = useState<TwoStepTask>('renew');
  const ask = (next: TwoStepTask) => () => {
    setTask(next);
    dialog.show();
  };
  return (
    <section className="grid gap-4 rounded-card border bg-card p-5 *:min-w-0">
      <div className="flex items-start gap-4">
        <LineIcon name="shield-check" className="size-8 shrink-0 text-primary-ink" />
        <div className="min-w-0">
          <h2 className="text-xl">{t.twoStepOn}</h2>
          <p className="text-muted-foreground text-sm">
            {since ? `${t.onSince({ at: since })} ` : null}
            {t.codesLeft({ count: left })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={ask('renew')}>
          {t.newCodes}
        </Button>
        <Button variant="secondary" onClick={ask('turn-off')}>
          {t.turnOff}
        </Button>
      </div>
      {dialog.wanted ? (
        <TwoStepCodeDialog
          {...dialog.props}
          key={task}
          task={task}
          onCodes={onCodes}
          onOff={onOff}
        />
      ) : null}
    </section>
  );
}
