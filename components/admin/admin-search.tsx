import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { useDraft } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

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
