'use client';

import { texts as coachTexts } from '@/components/coaching/texts';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { DeskPhoto } from './desk-photo';
import { EditCoachDialog } from './edit-coach-dialog';
import { texts } from './texts';

/** The coach's page: picture, rate, experience and texts. */
export function DeskPage({ desk }: { desk: DeskDto }) {
  const dialog = useDialog();
  const t = translate(texts);
  const { hourlyRate: rate, currency } = desk;
  return (
    <section className="grid min-w-0 gap-4 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{t.yourPage}</h3>
        <Button variant="secondary" onClick={dialog.show}>
          <LineIcon name="pencil" />
          {t.edit}
        </Button>
      </div>
      <DeskPhoto desk={desk} />
      <dl className="grid gap-x-6 gap-y-2 text-sm *:min-w-0 sm:grid-cols-2">
        <Fact label={t.rate} text={translate(coachTexts).hourlyRate({ rate, currency })} />
        <Fact label={t.experience} text={desk.experience} />
        <Fact label={t.location} text={desk.location ? placeName(desk.location) : t.notSet} />
        <Fact label={t.specialties} text={desk.specialties.join(', ') || t.none} />
        <Fact label={t.certifications} text={desk.certifications.join(', ') || t.none} />
      </dl>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm" dir="auto">
        {desk.bio ?? t.noBio}
      </p>
      {dialog.wanted ? <EditCoachDialog {...dialog.props} desk={desk} /> : null}
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {text}
      </dd>
    </div>
  );
}
