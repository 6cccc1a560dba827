import { toast } from '@/components/ui/use-toast';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** `remark`: the error on the way, or ''. One toast for both, because a second one would replace the first. */
export function showCompleted(remark: string): void {
  toast({
    title: translate(texts).completed,
    description: remark || undefined,
    variant: remark ? 'destructive' : 'default',
  });
}
