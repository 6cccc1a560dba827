import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';

interface NothingFoundProps {
  drawing: 'search' | 'groups' | 'venues';
  title: string;
  /** The text when no filter is set. */
  description: string;
  /** Null when no filter is set. */
  onClear: (() => void) | null;
}

/** An empty list of the directory, with a button that clears the filters. */
export function NothingFound({ drawing, title, description, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      as="h2"
      drawing={drawing}
      title={title}
      description={onClear ? 'Try removing a filter.' : description}
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
