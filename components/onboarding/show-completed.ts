import { toast } from '@/components/ui/use-toast';

/** `remark`: what failed on the way, or ''. One toast for both, because a second one would replace the first. */
export function showCompleted(remark: string): void {
  toast({
    title: 'Profile completed!',
    description: remark || undefined,
    variant: remark ? 'destructive' : 'default',
  });
}
