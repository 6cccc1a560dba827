import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { Button } from '@/components/ui/button';

type DiscoverSearchProps = {
  text: string;
  onChange: (text: string) => void;
  /** 'Go': brings the person to what was found. */
  onGo: () => void;
};

/** Filters while one types; Go (or Enter) closes the phone's keyboard and shows the players. */
export function DiscoverSearch({ text, onChange, onGo }: DiscoverSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(onChange);
  // On a slow line one types before the page is live, and React would leave the text in the field unheard.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) report(typed);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onGo();
  }

  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <SearchField
          frameClassName="min-w-0 flex-1"
          ref={input}
          name="q"
          aria-label="Search players and venues"
          placeholder="Search players and venues"
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit">Go</Button>
      </form>
    </search>
  );
}
