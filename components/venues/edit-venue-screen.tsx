'use client';

import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueDto, VenueImageDto } from '@/lib/venues/schema/read-venue';
import { texts } from './form-texts';
import { useVenueForm } from './use-venue-form';
import { VenueFormFields } from './venue-form-fields';
import { toFormImages, toFormValues } from './venue-form-values';

interface EditVenueScreenProps {
  venue: VenueDto;
  images: VenueImageDto[];
}

/** The form to add a venue, prefilled. */
export function EditVenueScreen({ venue, images }: EditVenueScreenProps) {
  const t = translate(texts);
  const router = useRouter();
  const form = useVenueForm({
    draft: `venue:${venue.id}`,
    values: toFormValues(venue),
    images: toFormImages(images),
    send: {
      call: (body, upload) =>
        upload(body, (options) =>
          api('PUT /api/venues/{id}', { params: { id: venue.id }, ...options }),
        ),
      failureTitle: t.updateErrorTitle,
      failure: t.updateFailed,
    },
    onSaved: () => {
      toast({ title: t.updated });
      router.push(routes.venue(venue.id));
      router.refresh();
    },
  });
  return (
    <Form
      aria-label={t.editVenue}
      className="grid min-w-0 max-w-2xl gap-5 *:min-w-0"
      onSubmit={form.submit}
    >
      <VenueFormFields form={form} />
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="lg" onClick={() => router.push(routes.venue(venue.id))}>
          {t.cancel}
        </Button>
        <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
          {form.busy ? t.saving : t.saveChanges}
        </Button>
      </div>
    </Form>
  );
}
