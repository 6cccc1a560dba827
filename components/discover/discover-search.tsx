import { SearchField } from '@/components/forms/search-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

type DiscoverSearchProps = {
  text: string;
  onChange: (text: string) => void;
  /** 'Go': scrolls to the results. */
  onGo: () => void;
};

/** Filters while typing. Go or Enter closes the phone's keyboard and scrolls to the players. */
export function DiscoverSearch({ text, onChange, onGo }: DiscoverSearchProps) {
  const t = translate(texts);
  return (
    <search>
      <Form onSubmit={onGo} className="flex gap-2">
        <SearchField
          frameClassName="min-w-0 flex-1"
          name="q"
          aria-label={t.searchLabel}
          placeholder={t.searchLabel}
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit">{t.go}</Button>
      </Form>
    </search>
  );
}
