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
import { api } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import type { SimilarVenueDto } from '@/lib/venues/schema/find-similar';
import { SimilarVenues } from './similar-venues';
import { useVenueForm, type VenueFormState } from './use-venue-form';
import { VenueFormFields } from './venue-form-fields';
import { EMPTY_VENUE, similarVenuesUrl } from './venue-form-values';

const SEND = {
  call: (body: FormData) => api('POST /api/venues', { body }),
  failureTitle: 'Error adding venue',
  failure: 'Failed to create venue',
} as const;

/** Input survives closing the dialog: the form lives as long as the page. */
export function AddVenueDialog({ open, onOpenChange, onClosed }: DialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [similar, setSimilar] = useState<SimilarVenueDto[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const form = useVenueForm({
    element,
    values: EMPTY_VENUE,
    images: [],
    send: SEND,
    onSaved: (venue) => {
      toast({ title: 'Venue added successfully!' });
      void queries.invalidateQueries();
      onOpenChange(false);
      router.push(routes.venue(venue.id));
    },
    onConflict: () => void look(),
  });

  async function look(): Promise<SimilarVenueDto[]> {
    const found = await findSimilar(form.values);
    setSimilar(found);
    return found;
  }

  async function submit() {
    if (!form.check()) return;
    if ((await look()).length === 0) await form.save();
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
              setSimilar([]);
              return form.save({ notOneOf: JSON.stringify(similar.map(({ id }) => id)) });
            }}
          />
        ) : null}
        {/* Hidden rather than unmounted, so that input and a solved captcha survive. */}
        <Form
          ref={element}
          className={cn('grid min-w-0 gap-5 *:min-w-0', similar.length > 0 && 'hidden')}
          onSubmit={submit}
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

/** If the check fails, the venue can still be added. */
async function findSimilar(values: VenueFormState['values']): Promise<SimilarVenueDto[]> {
  return api(similarVenuesUrl(values)).catch(() => []);
}
