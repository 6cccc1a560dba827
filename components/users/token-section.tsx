'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import type { AccessTokenDto } from '@/lib/platform/auth/access-token-schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { LocalDay } from './local-day';
import { texts } from './settings-texts';
import { texts as commonTexts } from './texts';
import { MakeTokenDialog, scopeWords, TOKENS_KEY } from './token-dialog';

const tokensQuery = {
  ...readQuery(TOKENS_KEY, apiUrl('GET /api/auth/tokens')),
  // Says when each was last used.
  staleTime: 0,
};

/** What programs call the API with in the name of the person. */
export function TokenSection() {
  const { data, isError, isFetching, refetch } = useQuery(tokensQuery);
  const [made, setMade] = useState<string | null>(null);
  const make = useDialog();
  const t = translate(texts);
  return (
    <SettingsSection title={t.tokens} description={rich(t.tokensHint, { link: docsLink })}>
      {isError ? <ErrorState title={t.tokensNotLoaded} query={{ isFetching, refetch }} /> : null}
      {made ? (
        <div role="status" className="grid gap-1">
          <p className="text-pretty text-sm">{t.tokenShownOnce}</p>
          <code
            dir="ltr"
            className="wrap-anywhere block select-all rounded-control bg-muted px-3 py-2 font-mono text-sm"
          >
            {made}
          </code>
        </div>
      ) : null}
      {data && data.tokens.length > 0 ? (
        <RowList items={data.tokens} label={t.yourTokens} className="grid divide-y border-y">
          {(token) => <TokenRow key={token.id} token={token} />}
        </RowList>
      ) : null}
      {data || isError ? null : <Skeleton className="h-12 rounded-card" />}
      {data ? (
        <Button variant="secondary" className="justify-self-start" onClick={make.show}>
          <LineIcon name="key-round" />
          {t.makeToken}
        </Button>
      ) : null}
      {data && make.wanted ? (
        <MakeTokenDialog {...make.props} proof={data.proof} onMade={setMade} />
      ) : null}
    </SettingsSection>
  );
}

const docsLink = (words: string) => (
  <a href="/api/docs" className="font-strong underline underline-offset-4">
    {words}
  </a>
);

function TokenRow({
  token: { id, name, scopes, createdAt, lastUsedAt, expiresAt },
}: TokenRowProps) {
  const { run, busy } = useAction({ refresh: [TOKENS_KEY] });
  const t = translate(texts);
  const revoke = () =>
    run({
      call: () => api('DELETE /api/auth/tokens/{id}', { params: { id } }),
      done: t.tokenRevoked,
      failed: translate(commonTexts).didNotWork,
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="wrap-anywhere font-semibold text-sm" dir="auto">
          {name}
        </p>
        <p className="text-muted-foreground text-xs">
          {wordsOf().list(scopes.map((scope) => scopeWords()[scope]))}
        </p>
        <p className="text-muted-foreground text-xs">
          {rich(t.tokenDays, {
            made: <LocalDay at={createdAt} />,
            ends: <LocalDay at={expiresAt} />,
          })}
        </p>
        <p className="text-muted-foreground text-xs">
          {lastUsedAt ? rich(t.tokenUsed, { day: <LocalDay at={lastUsedAt} /> }) : t.tokenNotUsed}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.revokeOf({ token: name })}
        aria-disabled={busy || undefined}
        onClick={revoke}
      >
        {t.revoke}
      </Button>
    </li>
  );
}

interface TokenRowProps {
  token: AccessTokenDto;
}
