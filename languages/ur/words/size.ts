import { isolate } from '@/lib/platform/validation/isolate';

/** A number with a Latin unit ('10 MB') in a text without parameters: not isolated, the unit would change sides. */
export const size = (text: string): string => isolate(text, 'rtl');
