'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { city } from '@/lib/platform/city/city';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { BirthYearQuestion } from './birth-year-question';
import { texts } from './texts';

interface AskedOnceProps {
  userId: number;
  /** The version to accept, or null. */
  terms: string | null;
  asksYear: boolean;
}

/** What everybody is asked once, one after the other. */
export function AskedOnce({ userId, terms, asksYear }: AskedOnceProps) {
  const [isAccepted, setIsAccepted] = useState(terms === null);
  if (terms !== null && !isAccepted) {
    return <TermsNotice userId={userId} version={terms} onClose={() => setIsAccepted(true)} />;
  }
  return asksYear ? <BirthYearQuestion userId={userId} /> : null;
}

interface TermsNoticeProps {
  userId: number;
  version: string;
  onClose: () => void;
}

/** New terms, shown until they are accepted; if it is only closed, it returns on the next visit. */
function TermsNotice({ userId, version, onClose }: TermsNoticeProps) {
  const t = translate(texts);
  const { run, busy, error } = useAction({ inline: true });
  const accept = () =>
    run({
      call: () => api('POST /api/users/{id}/terms', { params: { id: userId }, body: { version } }),
      failed: t.termsFailed,
      onDone: onClose,
    });
  const linkTo = (href: string) =>
    function TermsLink(words: string) {
      return (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          {words}
        </a>
      );
    };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t.newTerms}</DialogTitle>
          <DialogDescription>
            {rich(t.newTermsHint, {
              terms: linkTo(city().termsUrl ?? routes.terms()),
              rules: linkTo(routes.rules()),
            })}
          </DialogDescription>
        </DialogHeader>
        <AlertLine>{error}</AlertLine>
        <DialogFooter>
          <Button size="lg" aria-disabled={busy || undefined} onClick={accept}>
            {t.acceptTerms}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
