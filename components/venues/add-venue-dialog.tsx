'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { SendUpload } from '@/components/forms/use-upload';
import { Link } from '@/components/language/link';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SimilarVenueDto } from '@/lib/venues/schema/find-similar';
import { texts } from './form-texts';
import { useVenueForm } from './use-venue-form';
import { VenueFormFields } from './venue-form-fields';
import { newVenue, similarVenuesUrl, type VenueFormValues } from './venue-form-values';

interface SimilarVenuesProps {
  venues: SimilarVenueDto[];
  busy: boolean;
  onBack: () => void;
  onAddAnyway: () => void;
}

/** Lists possible duplicates before a venue is added. */
function SimilarVenues({ venues, busy, onBack, onAddAnyway }: SimilarVenuesProps) {
  const t = translate(texts);
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">{t.isItOneOfThese}</h3>
        <p className="mt-1 text-muted-foreground text-sm">{t.similarHint}</p>
      </div>
      <ul className="grid gap-2">
        {venues.map((venue) => (
          <li key={venue.id} className="rounded-card border bg-card p-3.5">
            <Link
              href={routes.venue(venue.id)}
              className="wrap-anywhere font-name text-primary-ink underline underline-offset-4"
              dir="auto"
            >
              {venue.name}
            </Link>
            <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
              {fullAddress(venue)}
            </p>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t.backToForm}
        </Button>
        <Button size="lg" onClick={onAddAnyway} aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : t.noAddIt}
        </Button>
      </DialogFooter>
    </section>
  );
}

/** Input survives closing the dialog: the form lives as long as the page. */
export function AddVenueDialog({ open, onOpenChange, onClosed }: DialogProps) {
  const t = translate(texts);
  const router = useRouter();
  const queries = useQueryClient();
  const [similar, setSimilar] = useState<SimilarVenueDto[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const form = useVenueForm({
    draft: 'venue:new',
    values: newVenue(),
    images: [],
    send: {
      call: async (body: FormData, upload: SendUpload, values: VenueFormValues) => {
        if (similar.length === 0 && (await look(values)).length > 0) return null;
        // The person has seen them and clicked 'No, add it'.
        if (similar.length > 0) body.set('notOneOf', JSON.stringify(similar.map(({ id }) => id)));
        return upload(body, (options) => api('POST /api/venues', options));
      },
      failureTitle: t.addErrorTitle,
      failure: t.addFailed,
    },
    onSaved: (venue) => {
      if (!venue) return;
      toast({ title: t.added });
      void queries.invalidateQueries();
      onOpenChange(false);
      router.push(routes.venue(venue.id));
    },
    onConflict: (values) => void look(values),
  });

  async function look(values: VenueFormValues): Promise<SimilarVenueDto[]> {
    // If the check fails, the venue can still be added.
    const found = await api(similarVenuesUrl(values)).catch(() => []);
    setSimilar(found);
    return found;
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onClosed} className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{t.addVenue}</DialogTitle>
          <DialogDescription>{t.addVenueHint}</DialogDescription>
        </DialogHeader>
        {similar.length > 0 ? (
          <SimilarVenues
            venues={similar}
            busy={form.busy}
            onBack={() => setSimilar([])}
            onAddAnyway={() => {
              // The list excludes these venues, so it is removed after the submit.
              element.current?.requestSubmit();
              setSimilar([]);
            }}
          />
        ) : null}
        {/* Hidden rather than unmounted, so that input and a solved captcha survive. */}
        <Form
          ref={element}
          className={cn('min-w-0 gap-5 *:min-w-0', similar.length > 0 ? 'hidden' : 'grid')}
          onSubmit={form.submit}
        >
          <VenueFormFields form={form} />
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
              {t.cancel}
            </Button>
            <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
              {form.busy ? t.adding : t.addVenue}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
