'use client';

import { Pencil } from 'lucide-react';
import { formatMoney } from '@/components/coaching/format-rate';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { DeskPhoto } from './desk-photo';
import { EditCoachDialog } from './edit-coach-dialog';

/** What clients see of the coach: picture, rate, experience and texts. */
export function DeskPage({ desk }: { desk: DeskDto }) {
  const dialog = useDialog();
  return (
    <section className="grid min-w-0 gap-4 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">Your page</h3>
        <Button variant="secondary" onClick={dialog.show}>
          <Pencil aria-hidden />
          Edit
        </Button>
      </div>
      <DeskPhoto desk={desk} />
      <dl className="grid gap-x-6 gap-y-2 text-sm *:min-w-0 sm:grid-cols-2">
        <Fact label="Rate" text={`${formatMoney(desk.hourlyRate, desk.currency)} an hour`} />
        <Fact label="Experience" text={desk.experience} />
        <Fact label="Location" text={desk.location ?? 'Not set'} />
        <Fact label="Specialties" text={desk.specialties.join(', ') || 'None'} />
        <Fact label="Certifications" text={desk.certifications.join(', ') || 'None'} />
      </dl>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm" dir="auto">
        {desk.bio ?? 'You have not written about yourself yet.'}
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
