'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useDialog } from '@/components/ui/use-dialog';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepCodeDialog, type TwoStepTask } from './two-step-code-dialog';
import { TWO_STEP_KEY, twoStepQuery } from './two-step-query';
import { TwoStepSetup } from './two-step-setup';

/** Manages one's own second step: set it up with an app, get recovery codes, turn it off with a code. */
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
      title="Your two-step sign-in could not be loaded."
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function IsOff({ onSetUp }: { onSetUp: () => void }) {
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border bg-card p-5">
      <ShieldAlert aria-hidden className="size-8 shrink-0 text-special-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl">Two-step sign-in is off</h2>
        <p className="text-muted-foreground text-sm">
          With a code of an app on your phone as the second step, a stolen password alone opens
          nothing.
        </p>
      </div>
      <Button onClick={onSetUp}>Set up two-step sign-in</Button>
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
  const dialog = useDialog();
  const [task, setTask] = useState<TwoStepTask>('renew');
  const ask = (next: TwoStepTask) => () => {
    setTask(next);
    dialog.show();
  };
  return (
    <section className="grid gap-4 rounded-card border bg-card p-5 *:min-w-0">
      <div className="flex items-start gap-4">
        <ShieldCheck aria-hidden className="size-8 shrink-0 text-primary-ink" />
        <div className="min-w-0">
          <h2 className="text-xl">Two-step sign-in is on</h2>
          <p className="text-muted-foreground text-sm">
            {since ? <>Since {dayAndYear(since)}. </> : null}
            {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={ask('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={ask('turn-off')}>
          Turn off
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

function dayAndYear(iso: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(iso).toLocaleDateString('en-GB', parts);
}
