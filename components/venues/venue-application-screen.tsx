'use client';

import { useState } from 'react';
import { FormTextField } from '@/components/forms/form-text-field';
import { Link } from '@/components/language/link';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/use-toast';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { VenueApplicationDto } from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';
import { useVenueForm } from './use-venue-form';
import { VenueFormFields } from './venue-form-fields';
import { newVenue, toFormValues } from './venue-form-values';

/** Nothing when there are none. */
function VenueApplicationList({ applications }: { applications: VenueApplicationDto[] }) {
  const t = translate(texts);
  if (applications.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.yourApplications}</h2>
      <ul className="grid gap-2.5">
        {applications.map((application) => (
          <li key={application.id} className="rounded-card border bg-card p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere font-name" dir="auto">
                {application.status === 'approved' && application.venueId ? (
                  <Link
                    href={routes.venue(application.venueId)}
                    className="text-primary-ink underline underline-offset-4"
                  >
                    {application.name}
                  </Link>
                ) : (
                  application.name
                )}
              </span>
              <Badge variant="outline">{t[application.status]}</Badge>
            </p>
            <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
              {fullAddress(application)}
            </p>
            {application.adminNotes ? (
              <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm" dir="auto">
                {application.adminNotes}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VenueApplicationScreenProps {
  email: string;
  /** The listed venue that the application is about, to prefill the form. */
  venue: VenueDto | null;
  applications: VenueApplicationDto[];
}

/** A venue's operator applies to list or claim it. */
export function VenueApplicationScreen(props: VenueApplicationScreenProps) {
  const { email, venue, applications } = props;
  const t = translate(texts);
  const router = useRouter();
  const [contactEmail, setContactEmail] = useState(email);
  const form = useVenueForm({
    draft: `venue-application:${venue?.id ?? 'new'}`,
    values: venue ? toFormValues(venue) : newVenue(),
    images: [],
    send: {
      call: (body, upload) =>
        upload(body, (options) => api('POST /api/venue-applications', options)),
      failureTitle: t.applicationNotSent,
      failure: t.applicationFailed,
    },
    extras: { contactEmail, ...(venue ? { venueId: String(venue.id) } : {}) },
    onSaved: () => {
      toast({ title: t.applicationSent, description: t.adminWillDecide });
      router.push(routes.venueApplication());
      router.refresh();
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <div className="grid min-w-0 max-w-2xl gap-7 *:min-w-0">
      <div>
        <h1 className="text-3xl">{t.listYours}</h1>
        <p className="mt-1.5 text-muted-foreground">{t.listYoursHint}</p>
      </div>
      <VenueApplicationList applications={applications} />
      <Form
        aria-label={t.listYours}
        className="grid min-w-0 gap-5 *:min-w-0"
        onSubmit={form.submit}
      >
        <FormTextField
          label={t.contactEmail}
          type="email"
          autoComplete="email"
          value={contactEmail}
          onChange={setContactEmail}
          error={form.errors.contactEmail}
        />
        <VenueFormFields form={form} captchaAction="venue-application" />
        <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
          {form.busy ? t.sending : t.sendApplication}
        </Button>
      </Form>
    </div>
  );
}
