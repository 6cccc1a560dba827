'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import { useToast } from './use-toast';

const Toaster = dynamic(
  () => loadPart(() => import('./toaster').then((module) => module.Toaster)),
  { ssr: false },
);

/** The toast area, loaded with the first toast: guests rarely see one. Mount once. */
export function ToastArea() {
  return useToast().toasts.length > 0 ? <Toaster /> : null;
}
