'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { TWO_STEP_KEY, twoStepQuery } from './two-step-query';
import { TwoStepSetup } from './two-step-setup';

type TwoStepTask = 'renew' | 'turn-off';

function wordsOfTask(task: TwoStepTask) {
  const t = translate(texts);
  return task === 'renew'
    ? { title: t.newCodesTitle, submit: t.makeCodes, description: t.oldCodesEnd }
    : { title: t.turnOffTitle, submit: t.turnOff, description: t.turnOffHint };
}

interface TwoStepCodeDialogProps extends DialogProps {
  task: TwoStepTask;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

/** Changes to the second step require a code: an open session is not enough. */
function TwoStepCodeDialog({ task, onCodes, onOff, ...dialog }: TwoStepCodeDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: secondStepSchema,
    draft: null,
    values: { code: '' },
    send: async (body) => {
      if (task === 'renew') return await api('POST /api/auth/two-step/recovery-codes', { body });
      await api('DELETE /api/auth/two-step', { body });
      return null;
    },
    failed: t.unreachable,
    onDone: (made) => {
      if (made) return onCodes(made.recoveryCodes);
      toast({ title: t.twoStepOff });
      dialog.onOpenChange(false);
      onOff();
    },
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      {...wordsOfTask(task)}
      destructive={task === 'turn-off'}
    >
      <InputField
        label={t.codeOrRecovery}
        error={form.errors.code}
        autoComplete="one-time-code"
        maxLength={40}
        {...form.register('code')}
      />
    </FormDialog>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  onStored: () => void;
}

/** Shown only once: the server stores hashes. */
function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const t = translate(texts);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t.copied });
    } catch {
      toast({ title: t.copyYourself, variant: 'destructive' });
    }
  }
  return (
    <section className="grid gap-4 rounded-card border border-s-4 border-s-primary bg-card p-5 *:min-w-0">
      <div>
        <h2 className="text-xl">{t.yourCodes}</h2>
        <p className="text-muted-foreground text-sm">{t.yourCodesHint}</p>
      </div>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded-control bg-muted px-4 py-3 font-mono text-sm *:min-w-0 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onStored}>{t.codesStored}</Button>
        <Button variant="secondary" onClick={() => copy()}>
          <LineIcon name="copy" />
          {t.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="maidan-recovery-codes.txt"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <LineIcon name="download" />
          {t.download}
        </a>
      </div>
    </section>
  );
}

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
  return <ErrorState title={translate(texts).twoStepNotLoaded} query={query} />;
}

function IsOff({ onSetUp }: { onSetUp: () => void }) {
  const t = translate(texts);
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border bg-card p-5">
      <LineIcon name="shield-exclamation-point" className="size-8 shrink-0 text-destructive-ink" />
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
