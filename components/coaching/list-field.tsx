'use client';

import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

interface ListFieldProps {
  label: string;
  placeholder: string;
  entries: string[];
  onChange: (entries: string[]) => void;
  error?: string;
}

/** Part 2 §5: added by Enter or the plus button, trimmed, without duplicates, removable. */
export function ListField({ label, placeholder, entries, onChange, error }: ListFieldProps) {
  const id = useId();
  const [text, setText] = useState('');

  function add(): void {
    const entry = text.trim();
    if (entry && !entries.includes(entry)) onChange([...entries, entry]);
    setText('');
  }
  return (
    <LabelledField id={id} label={label} error={error}>
      <div className="flex gap-2">
        <Input
          id={id}
          dir="auto"
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-error`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // While an input method composes, Enter chooses a letter.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" size="icon" aria-label={`Add to ${label}`} onClick={add}>
          <Plus aria-hidden />
        </Button>
      </div>
      <ul aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
        {entries.map((entry) => (
          <li
            key={entry}
            className="inline-flex max-w-full items-center rounded-full bg-muted ps-3 text-sm"
          >
            <span className="wrap-anywhere">{entry}</span>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Remove ${entry}`}
              onClick={() => onChange(entries.filter((other) => other !== entry))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </LabelledField>
  );
}
