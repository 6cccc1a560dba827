'use client';

import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import type { ShareMark } from '@/lib/money/constants';
import type { ShareDto } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { MONEY_KEY } from './money-query';
import { texts } from './texts';

/** A person's payment details: plain text to copy, never a link. */
export function PayTo({ handle }: { handle: string }) {
  const t = translate(texts);
  const copy = () =>
    navigator.clipboard.writeText(handle).then(
      () => toast({ title: t.copied }),
      () => toast({ title: t.payTo, description: handle }),
    );
  return (
    <p className="flex items-center gap-2">
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="block text-muted-foreground text-sm">{t.payTo}</span>
        <bdi>{handle}</bdi>
      </span>
      <Button variant="secondary" size="icon" aria-label={t.copy} onClick={copy}>
        <LineIcon name="copy" />
      </Button>
    </p>
  );
}

const VARIANTS = { owes: 'outline', said: 'neutral', paid: 'primary', exempt: 'outline' } as const;

interface ShareRowProps {
  gameId: number;
  share: ShareDto;
  currency: string;
  /** Only the game's managers exempt players. */
  mayExempt: boolean;
}

/** A player's share with the possible marks. */
export function ShareRow({ gameId, share, currency, mayExempt }: ShareRowProps) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [MONEY_KEY] });
  const { accountId, user, left, status } = share;
  const player = user.name;
  const words = {
    owes: t.owes({ amount: left, currency }),
    said: t.said({ amount: left, currency }),
    paid: left < 0 ? t.back({ amount: -left, currency }) : t.paid,
    exempt: left < 0 ? t.back({ amount: -left, currency }) : t.exempt,
  };
  const isBack = left < 0;
  // Another click takes a mark back.
  const mark = (next: ShareMark) =>
    run({
      call: () =>
        api('PUT /api/money/games/{id}/shares/{accountId}', {
          params: { id: gameId, accountId },
          body: { mark: status === next && !isBack ? 'owes' : next },
        }),
      failed: t.markFailed,
    });
  const toggle = (own: 'paid' | 'exempt', label: string, sentence: string) => (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={status === own}
      aria-disabled={busy || undefined}
      aria-label={sentence}
      onClick={() => mark(own)}
    >
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border bg-card p-2.5">
      <p className="wrap-anywhere min-w-0 flex-1 basis-32 font-semibold" dir="auto">
        {player}
      </p>
      <Badge variant={VARIANTS[status]} className="tabular-nums">
        {words[status]}
        {share.digits ? <bdi dir="ltr"> …{share.digits}</bdi> : null}
      </Badge>
      <span className="flex gap-2">
        {isBack ? (
          <Button
            size="sm"
            variant="secondary"
            aria-disabled={busy || undefined}
            aria-label={t.paidBackOf({ player })}
            onClick={() => mark('paid')}
          >
            {t.paidBack}
          </Button>
        ) : null}
        {status === 'exempt' || isBack ? null : toggle('paid', t.paid, t.paidOf({ player }))}
        {mayExempt ? toggle('exempt', t.exempt, t.exemptOf({ player })) : null}
      </span>
    </li>
  );
}
