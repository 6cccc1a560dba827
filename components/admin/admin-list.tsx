import type { ReactNode } from 'react';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { useDraft } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

interface LogLineProps {
  createdAt: string;
  by: string;
  children: ReactNode;
}

export function LogLine({ createdAt, by, children }: LogLineProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
      <span className="wrap-anywhere min-w-0">
        {children}
        <span className="block text-muted-foreground">{by}</span>
      </span>
      <time dateTime={createdAt} className="text-muted-foreground tabular-nums">
        {wordsOf().date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}

interface AdminSearchProps {
  label: string;
  placeholder: string;
  /** The last submitted query. */
  asked: string;
  onAsk: (text: string) => void;
}

/** Submitted by its button or Enter; searching everything on every keystroke would cost too much. */
export function AdminSearch({ label, placeholder, asked, onAsk }: AdminSearchProps) {
  const [text, setText] = useDraft(asked);
  return (
    <search>
      <Form onSubmit={() => onAsk(text.trim())} className="flex flex-wrap gap-2">
        <Input
          type="search"
          maxLength={SEARCH_LENGTH_MAX}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          <LineIcon name="search" />
          {translate(texts).search}
        </Button>
      </Form>
    </search>
  );
}

interface AdminListProps {
  query: {
    isError: boolean;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  loading: string;
  children: ReactNode;
}

export function AdminList({ query, loading, children }: AdminListProps) {
  if (query.isError) {
    const t = translate(texts);
    return (
      <ErrorState
        title={t.failedToFetch}
        // A former admin must not see stale content on a page that is still open.
        description={errorSentence(query.error, t.checkConnection)}
        query={query}
      />
    );
  }
  if (query.isPending) {
    return (
      <p role="status" className="py-8 text-center text-muted-foreground">
        {loading}
      </p>
    );
  }
  return children;
}
