import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';

interface NothingFoundProps {
  drawing: 'search' | 'groups' | 'venues';
  title: string;
  /** What an empty list says when nothing was filtered. */
  description: string;
  /** Null when nothing is filtered. */
  onClear: (() => void) | null;
}

/** An empty list of the directory, and the way out of the filters that emptied it. */
export function NothingFound({ drawing, title, description, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      as="h2"
      drawing={drawing}
      title={title}
      description={onClear ? 'Leave one of the filters out.' : description}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            Clear Filters
          </Button>
        ) : null
      }
    />
  );
}
