import { ListButton } from '@/components/lists/list-button';
import { EmptyState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { NO_COACHING_PARTS } from './coaching-filters';
import { texts } from './texts';

interface NothingFoundProps {
  drawing: 'search' | 'groups' | 'venues';
  title: string;
  /** The text when no filter is set. */
  description: string;
  /** Null when no filter is set. */
  onClear: (() => void) | null;
}

export function NothingFound({ drawing, title, description, onClear }: NothingFoundProps) {
  const t = translate(texts);
  return (
    <EmptyState
      as="h2"
      drawing={drawing}
      title={title}
      description={onClear ? t.tryRemoving : description}
      action={
        onClear ? (
          <ListButton parts={NO_COACHING_PARTS} variant="secondary" onChoose={onClear}>
            {t.clearFilters}
          </ListButton>
        ) : null
      }
    />
  );
}
