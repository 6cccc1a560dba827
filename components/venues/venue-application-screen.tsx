'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormTextField } from '@/components/forms/form-text-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import type { VenueApplicationDto } from '@/lib/venues/schema/apply';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
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

const SEND = {
  call: (body: FormData) => api('POST /api/venue-applications', { body }),
  failureTitle: 'Application not sent',
  failure: 'Failed to send the application',
} as const;

/** A venue's operator applies to list or claim it. */
export function VenueApplicationScreen(props: VenueApplicationScreenProps) {
  const { email, venue, applications } = props;
  const router = useRouter();
  const [contactEmail, setContactEmail] = useState(email);
  const form = useVenueForm({
    values: venue ? toFormValues(venue) : EMPTY_VENUE,
    images: [],
    send: SEND,
    extras: { contactEmail, ...(venue ? { venueId: String(venue.id) } : {}) },
    onSaved: () => {
      toast({
        title: 'Application sent',
        description: 'An admin will decide and let you know.',
      });
      router.push(routes.venueApplication());
      router.refresh();
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <div className="grid min-w-0 max-w-2xl gap-7 *:min-w-0">
      <div>
        <h1 className="text-3xl">List your venue</h1>
        <p className="mt-1.5 text-muted-foreground">
          For whoever runs the place. Once an admin has looked at it, it is marked Verified and
          yours to keep up.
        </p>
      </div>
      <VenueApplicationList applications={applications} />
      <Form
        aria-label="List your venue"
        className="grid min-w-0 gap-5 *:min-w-0"
        onSubmit={form.submit}
      >
        <FormTextField
          label="Contact e-mail"
          type="email"
          autoComplete="email"
          value={contactEmail}
          onChange={setContactEmail}
          error={form.errors.contactEmail}
        />
        <VenueFormFields form={form} captchaAction="venue-application" />
        <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
          {form.busy ? 'Sending…' : 'Send application'}
        </Button>
      </Form>
    </div>
  );
}
