import type { Metadata } from 'next';
import { AuthHeading } from '@/components/auth/auth-frame';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { REPORT_NOTE_LENGTH_MAX } from '@/lib/moderation/constants';
import { loadAppealState } from '@/lib/moderation/loaders';
import { texts } from '@/lib/moderation/server-texts';
import { translate } from '@/lib/platform/language/translate';

// The token is in the URL, so other sites get no referrer.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).appealTitle,
  robots: { index: false },
  referrer: 'same-origin',
});

interface AppealPageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** A plain form, which works without scripts and without signing in. */
export default async function AppealPage({ searchParams }: AppealPageProps) {
  const { token: given } = await searchParams;
  const token = typeof given === 'string' ? given : '';
  const state = await loadAppealState(token);
  const t = translate(texts);
  if (state !== 'open') {
    const sentence = state === 'sent' ? t.appealSent : t.appealOver;
    return <AuthHeading title={t.appealTitle}>{sentence}</AuthHeading>;
  }
  return (
    <>
      <AuthHeading title={t.appealTitle}>{t.appealHint}</AuthHeading>
      <form method="post" action="/api/reports/appeal" className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <div className="grid gap-1.5">
          <Label htmlFor="note">{t.appealNote}</Label>
          <Textarea id="note" name="note" rows={6} required maxLength={REPORT_NOTE_LENGTH_MAX} />
        </div>
        <Button type="submit" size="lg">
          {t.sendAppeal}
        </Button>
      </form>
    </>
  );
}
