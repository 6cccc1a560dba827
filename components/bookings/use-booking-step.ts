'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';

interface Step {
  url: string;
  body?: unknown;
  done: string;
}

/** One step of a booking or package; whatever came of it, the lists are asked for anew. */
export function useBookingStep() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function take({ url, body = {}, done }: Step): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await api(url, { body });
      toast({ title: done });
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
