import { pageDirection } from '@/components/ui/direction';
import { directionOf } from '@/lib/platform/validation/isolate';

/** The product's own line in a chat: 'Ali joined'. It has no author. A hidden one renders nothing. */
export function SystemLine({ content }: { content: string }) {
  if (content === '') return null;
  return (
    <p
      dir={directionOf(content, pageDirection())}
      className="px-6 py-2 text-center text-muted-foreground text-sm"
    >
      {content}
    </p>
  );
}
