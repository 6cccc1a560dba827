'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { toast } from '@/components/ui/use-toast';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { desksQuery } from './bookings-query';

interface DeskStep {
  call: () => Promise<DeskDto>;
  done: string;
}

/** A change of the coach's settings; the response is the new state of all of them. */
export function useDeskStep(coachId: number, fields: readonly string[] = []) {
  const queries = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  /** @returns whether it succeeded */
  async function take({ call, done }: DeskStep): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const desk = await call();
      queries.setQueryData(desksQuery.queryKey, (desks) =>
        desks?.map((known) => (known.id === coachId ? desk : known)),
      );
      setErrors({});
      toast({ title: done });
      return true;
    } catch (error) {
      setErrors(refusalOf(error, fields, 'Failed to save. Please try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { errors, setErrors, busy, take };
}
