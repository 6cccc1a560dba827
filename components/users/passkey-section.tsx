'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import type { PasskeyDto } from '@/lib/platform/auth/passkey-schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { LocalDay } from './local-day';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs';
import { texts } from './settings-texts';

const PASSKEYS_KEY = 'passkeys';

const passkeysQuery = {
  ...readQuery(PASSKEYS_KEY, apiUrl('GET /api/auth/passkeys')),
  // May be added on another device, so it is refetched on focus.
  staleTime: 0,
};

type Task = { kind: 'rename' | 'remove'; passkey: PasskeyDto };

/** They sign in without a password and can replace the code of the second step. */
export function PasskeySection() {
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery);
  const t = translate(texts);
  const add = useDialog();
  const change = useDialog();
  const [task, setTask] = useState<Task | null>(null);
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [PASSKEYS_KEY] });

  function begin(next: Task): void {
    setTask(next);
    change.show();
  }
  return (
    <SettingsSection title={t.passkeys} description={t.passkeysHint}>
      {isError ? <ErrorState title={t.passkeysNotLoaded} query={{ isFetching, refetch }} /> : null}
      {data && data.passkeys.length > 0 ? (
        <ul aria-label={t.yourPasskeys} className="grid divide-y border-y">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onTask={begin} />
          ))}
        </ul>
      ) : null}
      {data || isError ? null : <Skeleton className="h-12 rounded-card" />}
      {data ? (
        <Button variant="secondary" className="justify-self-start" onClick={add.show}>
          <LineIcon name="fingerprint-pattern" />
          {t.addPasskey}
        </Button>
      ) : null}
      {data && add.wanted ? (
        <AddPasskeyDialog {...add.props} proof={data.proof} onDone={refresh} />
      ) : null}
      {data && task && change.wanted ? (
        task.kind === 'rename' ? (
          <RenamePasskeyDialog
            {...change.props}
            key={`rename ${task.passkey.id}`}
            passkey={task.passkey}
            onDone={refresh}
          />
        ) : (
          <RemovePasskeyDialog
            {...change.props}
            key={`remove ${task.passkey.id}`}
            passkey={task.passkey}
            proof={data.proof}
            onDone={refresh}
          />
        )
      ) : null}
    </SettingsSection>
  );
}

function PasskeyRow({ passkey, onTask }: { passkey: PasskeyDto; onTask: (task: Task) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const t = translate(texts);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="wrap-anywhere font-semibold text-sm" dir="auto">
          {name}
        </p>
        <p className="text-muted-foreground text-xs">
          {lastUsedAt
            ? rich(t.passkeyUsed, { day: <LocalDay at={lastUsedAt} /> })
            : rich(t.passkeyAdded, { day: <LocalDay at={createdAt} /> })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.renameOf({ passkey: name })}
        onClick={() => onTask({ kind: 'rename', passkey })}
      >
        {t.rename}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.removeOf({ passkey: name })}
        onClick={() => onTask({ kind: 'remove', passkey })}
      >
        {t.remove}
      </Button>
    </li>
  );
}
