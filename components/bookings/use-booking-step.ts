'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';

interface Step {
  call: () => Promise<unknown>;
  done: string;
  description?: string;
}

/** One action on a booking or package. The lists are refetched whether it succeeds or not. */
export function useBookingStep() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function take({ call, done, description: more }: Step): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await call();
      toast({ title: done, description: more });
      return true;
    } catch (error) {
      const description = errorSentence(error, 'Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['bookings'] }),
        queries.invalidateQueries({ queryKey: ['packages'] }),
      ]);
      setBusy(false);
    }
  }
  return { busy, take };
}
