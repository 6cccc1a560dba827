'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
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
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import type { SimilarVenueDto } from '@/lib/venues/schema/find-similar';
import { SimilarVenues } from './similar-venues';
import { useVenueForm } from './use-venue-form';
import { VenueFormFields } from './venue-form-fields';
import { EMPTY_VENUE, similarVenuesUrl, type VenueFormValues } from './venue-form-values';

/** Input survives closing the dialog: the form lives as long as the page. */
export function AddVenueDialog({ open, onOpenChange, onClosed }: DialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [similar, setSimilar] = useState<SimilarVenueDto[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const form = useVenueForm({
    values: EMPTY_VENUE,
    images: [],
    send: {
      call: async (body: FormData, values: VenueFormValues) => {
        if (similar.length === 0 && (await look(values)).length > 0) return null;
        // The person has seen them and pressed 'No, add it'.
        if (similar.length > 0) body.set('notOneOf', JSON.stringify(similar.map(({ id }) => id)));
        return api('POST /api/venues', { body });
      },
      failureTitle: 'Error adding venue',
      failure: 'Failed to create venue',
    },
    onSaved: (venue) => {
      if (!venue) return;
      toast({ title: 'Venue added successfully!' });
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
          <DialogTitle>Add Venue</DialogTitle>
          <DialogDescription>A place to play that others should know.</DialogDescription>
        </DialogHeader>
        {similar.length > 0 ? (
          <SimilarVenues
            venues={similar}
            busy={form.busy}
            onBack={() => setSimilar([])}
            onAddAnyway={() => {
              // The list says which venues it is not, so it goes after the submit.
              element.current?.requestSubmit();
              setSimilar([]);
            }}
          />
        ) : null}
        {/* Hidden rather than unmounted, so that input and a solved captcha survive. */}
        <Form
          ref={element}
          className={cn('grid min-w-0 gap-5 *:min-w-0', similar.length > 0 && 'hidden')}
          onSubmit={form.submit}
        >
          <VenueFormFields form={form} />
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
              {form.busy ? 'Adding…' : 'Add Venue'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
