import { SearchField } from '@/components/forms/search-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';

type DiscoverSearchProps = {
  text: string;
  onChange: (text: string) => void;
  /** 'Go': scrolls to the results. */
  onGo: () => void;
};

/** Filters while typing. Go or Enter closes the phone's keyboard and scrolls to the players. */
export function DiscoverSearch({ text, onChange, onGo }: DiscoverSearchProps) {
  return (
    <search>
      <Form onSubmit={onGo} className="flex gap-2">
        <SearchField
          frameClassName="min-w-0 flex-1"
          name="q"
          aria-label="Search players and venues"
          placeholder="Search players and venues"
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit">Go</Button>
      </Form>
    </search>
  );
}
