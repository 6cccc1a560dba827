'use client';

import { useQuery } from '@tanstack/react-query';
import { StartTime } from '@/components/calendar/start-time';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { COURT_TIME_RULES, type CourtTimeAction } from '@/lib/courts/policy';
import { texts as stateTexts } from '@/lib/courts/texts';
import { translate } from '@/lib/platform/language/translate';
import { changesQuery } from './courts-query';
import { texts } from './texts';

interface ChangeLogProps extends DialogProps {
  time: { id: number; courtName: string; startsAt: string; timeZone: string };
}

/** What happened to a time: both sides see the same. */
export function ChangeLog({ time, ...dialog }: ChangeLogProps) {
  const { id, timeZone } = time;
  const t = translate(texts);
  const { data, isError } = useQuery(changesQuery(id));
  const wordsOf = (action: string) => {
    const status = action in COURT_TIME_RULES && COURT_TIME_RULES[action as CourtTimeAction].to;
    return status ? translate(stateTexts).state({ status }) : t.change({ action });
  };
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>{t.history}</DialogTitle>
          <DialogDescription>
            <bdi>{time.courtName}</bdi> · <StartTime of={time} />
          </DialogDescription>
        </DialogHeader>
        {data ? (
          <ol className="grid gap-3">
            {data.map((change) => (
              <li key={change.id} className="wrap-anywhere text-sm">
                <p className="font-strong">{wordsOf(change.action)}</p>
                <p>
                  <bdi>{change.courtName}</bdi> ·{' '}
                  <StartTime of={{ startsAt: change.startsAt, timeZone }} />
                </p>
                <p className="text-muted-foreground">
                  <bdi>{change.by ?? t.bySystem}</bdi> ·{' '}
                  <StartTime of={{ startsAt: change.at, timeZone }} />
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p role="status">{isError ? t.didNotWork : t.loading}</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
