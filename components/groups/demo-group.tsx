'use client';

import { useRef, useState } from 'react';
import { NameAvatar } from '@/components/avatars/name-avatar';
import { SportBadge } from '@/components/sports/sport-badge';
import { Alert } from '@/components/ui/alert';
import { AvatarFrame } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { MountedTabsContent, Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './demo/texts';

const PLAYERS = [
  { name: 'Hamza Qureshi', role: 'admin' },
  { name: 'Ayesha Tariq', role: 'member' },
  { name: 'Bilal Ahmed', role: 'member' },
  { name: 'Sana Rafiq', role: 'member' },
] as const;

/** A hard-coded Lahore basketball group. All of it is sample data and remains in this tab. */
export function DemoGroup() {
  const t = translate(texts);
  const [games, setGames] = useState<LocalItem[]>(add([], t.game));
  const [lines, setLines] = useState<LocalItem[]>(add([], t.line));
  const [joined, setJoined] = useState(false);
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <Alert>{t.notice}</Alert>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t.group}</h1>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <SportBadge name="Basketball" />
          <Badge variant="outline">{t.demonstration}</Badge>
        </p>
      </header>
      <section className="grid gap-3 rounded-card border border-t-4 border-t-special bg-card p-5">
        <h2 className="text-xl">{t.nextGame}</h2>
        <p className="inline-flex items-center gap-2 font-strong">
          <LineIcon name="calendar-days" className="size-4 text-special" />
          {t.when({ time: '18:00' })}
        </p>
        <p className="inline-flex items-center gap-2 text-muted-foreground">
          <LineIcon name="map-pin" className="size-4" />
          {t.where}
        </p>
        <Button aria-pressed={joined} onClick={() => setJoined(!joined)}>
          {joined ? t.joined : t.join}
        </Button>
      </section>
      <Tabs defaultValue="schedule">
        <TabsList aria-label={t.demonstration}>
          <TabsTrigger value="schedule">{t.schedule}</TabsTrigger>
          <TabsTrigger value="players">{t.players}</TabsTrigger>
          <TabsTrigger value="details">{t.details}</TabsTrigger>
        </TabsList>
        <MountedTabsContent value="schedule">
          <LocalList
            title={t.games}
            label={t.gameToAdd}
            button={t.addGame}
            items={games}
            onAdd={(text) => setGames(add(games, text))}
          />
        </MountedTabsContent>
        <MountedTabsContent value="players">
          <h2 className="mb-3 text-xl">{t.players}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {PLAYERS.map(({ name, role }, index) => (
              <li key={name} className="flex items-center gap-3 rounded-card border bg-card p-3">
                <AvatarFrame style={{ width: 40 }}>
                  <NameAvatar id={index + 1} name={name} />
                </AvatarFrame>
                <span className="flex-1 font-semibold">{name}</span>
                <Badge>{t[role]}</Badge>
              </li>
            ))}
          </ul>
        </MountedTabsContent>
        <MountedTabsContent value="details">
          <p className="mb-5 max-w-prose">{t.about}</p>
          <LocalList
            title={t.chat}
            label={t.message}
            button={t.send}
            items={lines}
            onAdd={(text) => setLines(add(lines, t.ownLine({ text })))}
          />
        </MountedTabsContent>
      </Tabs>
    </div>
  );
}

interface LocalItem {
  id: number;
  text: string;
}

const add = (items: LocalItem[], text: string) => [...items, { id: items.length, text }];

interface LocalListProps {
  title: string;
  label: string;
  button: string;
  items: LocalItem[];
  onAdd: (text: string) => void;
}

/** A list that is stored only in this tab. */
function LocalList({ title, label, button, items, onAdd }: LocalListProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  function submit(): void {
    field.current?.focus();
    if (!text.trim()) return;
    onAdd(text.trim());
    setText('');
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-2">
        {items.map(({ id, text: said }) => (
          <li key={id} className="wrap-anywhere rounded-card border bg-card p-3" dir="auto">
            {said}
          </li>
        ))}
      </ul>
      <Form className="flex flex-wrap gap-2" onSubmit={submit}>
        <Input
          ref={field}
          aria-label={label}
          placeholder={label}
          className="min-w-[min(8rem,100%)] flex-1"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{button}</Button>
      </Form>
    </section>
  );
}
