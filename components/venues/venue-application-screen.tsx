'use client';

import { useState } from 'react';
import { FormTextField } from '@/components/forms/form-text-field';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueApplicationDto } from '@/lib/venues/schema/apply';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './form-texts';
import { useVenueForm } from './use-venue-form';
import { VenueApplicationList } from './venue-application-list';
import { VenueFormFields } from './venue-form-fields';
import { EMPTY_VENUE, toFormValues } from './venue-form-values';

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
    values: venue ? toFormValues(venue) : EMPTY_VENUE,
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
