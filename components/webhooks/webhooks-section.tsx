'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { CopyField } from '@/components/sharing/copy-field';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/input';
import { SettingsSection } from '@/components/ui/settings-section';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { VENUE_EVENTS, WEBHOOK_EVENTS, WEBHOOKS_MAX } from '@/lib/webhooks/constants';
import { addWebhookSchema, type WebhookDto, type WebhookOwner } from '@/lib/webhooks/schema';
import { texts } from './texts';

const WEBHOOKS_KEY = 'webhooks';

const webhooksQuery = ({ groupId, venueId }: WebhookOwner) =>
  readQuery(
    WEBHOOKS_KEY,
    apiUrl('GET /api/webhooks', {
      query: groupId ? { groupId: String(groupId) } : { venueId: String(venueId) },
    }),
  );

/** The webhooks of a group or a venue, for those who manage it. */
export function WebhooksSection({ owner }: { owner: WebhookOwner }) {
  const t = translate(texts);
  const { data } = useQuery(webhooksQuery(owner));
  const add = useDialog();
  return (
    <SettingsSection title={t.title} description={t.hint}>
      {data?.length === 0 ? <p className="text-muted-foreground">{t.none}</p> : null}
      <ul className="grid gap-4 *:min-w-0 empty:hidden">
        {data?.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {data && data.length < WEBHOOKS_MAX ? (
        <Button variant="secondary" className="w-fit" onClick={add.show}>
          {t.add}
        </Button>
      ) : null}
      {add.wanted ? <AddDialog owner={owner} {...add.props} /> : null}
    </SettingsSection>
  );
}

function Webhook({ webhook: { id, url, events, secret, ...state } }: { webhook: WebhookDto }) {
  const t = translate(texts);
  const { date } = wordsOf();
  const { run, busy } = useAction({ refresh: [WEBHOOKS_KEY] });
  const params = { id };
  const take = (call: () => Promise<unknown>, done: string) =>
    run({ call, done, failed: t.didNotWork });
  return (
    <li className="grid gap-3 border-t pt-4">
      <div>
        <p className="wrap-anywhere font-strong">
          <bdi dir="ltr">{url}</bdi>
        </p>
        <p className="text-muted-foreground text-sm">
          {events.map((event) => t[event]).join(' · ')}
        </p>
        {state.isOn ? null : <p className="text-destructive-ink text-sm">{t.stopped}</p>}
        {state.isOn && state.failingSince ? (
          <p className="text-destructive-ink text-sm">{t.failing}</p>
        ) : null}
      </div>
      <div className="text-sm">
        <p aria-hidden>{t.secret}</p>
        <CopyField url={secret} label={t.secret} />
      </div>
      {state.calls.length > 0 ? (
        <div className="text-sm">
          <h3 className="font-strong">{t.calls}</h3>
          <ul>
            {state.calls.map((call) => (
              <li key={call.id} className="flex min-h-11 flex-wrap items-center gap-x-3">
                <code dir="ltr">{call.event}</code>
                <time dateTime={call.at}>
                  {date(call.at, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                <span>{t[call.state]}</span>
                {call.state === 'failed' ? (
                  <Button
                    variant="ghost"
                    disabled={busy}
                    onClick={() =>
                      take(
                        () =>
                          api('POST /api/webhooks/{id}/calls/{callId}', {
                            params: { id, callId: call.id },
                          }),
                        t.tested,
                      )
                    }
                  >
                    {t.repeat}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {state.isOn ? (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => take(() => api('POST /api/webhooks/{id}/test', { params }), t.tested)}
          >
            {t.test}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() =>
            take(
              () => api('PATCH /api/webhooks/{id}', { params, body: { isOn: !state.isOn } }),
              t.changed,
            )
          }
        >
          {state.isOn ? t.stop : t.start}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => take(() => api('DELETE /api/webhooks/{id}', { params }), t.removed)}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  );
}

function AddDialog({ owner, ...dialog }: DialogProps & { owner: WebhookOwner }) {
  const id = useId();
  const t = translate(texts);
  const offered = owner.groupId ? WEBHOOK_EVENTS : VENUE_EVENTS;
  const form = useServerForm({
    schema: addWebhookSchema,
    draft: `webhook:${owner.groupId ?? ''}:${owner.venueId ?? ''}`,
    values: { url: '', events: [...offered] as (typeof WEBHOOK_EVENTS)[number][] },
    toBody: (values) => ({ ...owner, ...values }),
    send: (body) => api('POST /api/webhooks', { body }),
    refresh: [WEBHOOKS_KEY],
    done: t.added,
    failed: t.didNotWork,
    onDone: () => dialog.onOpenChange(false),
  });
  const { values, errors, change } = form;
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.add} submit={t.add}>
      <InputField
        label={t.address}
        type="url"
        dir="ltr"
        placeholder="https://club.example/maidan"
        error={errors.url}
        {...form.register('url')}
      />
      <fieldset aria-describedby={`${id}-error`}>
        <legend className="font-semibold text-sm">{t.events}</legend>
        {offered.map((event) => (
          <label key={event} className="flex min-h-11 items-center gap-3">
            <NativeInput
              type="checkbox"
              checked={values.events.includes(event)}
              onChange={({ target }) =>
                change({
                  events: offered.filter((one) =>
                    one === event ? target.checked : values.events.includes(one),
                  ),
                })
              }
              className="size-5 accent-primary"
            />
            {t[event]}
          </label>
        ))}
        <FieldError id={`${id}-error`}>{errors.events}</FieldError>
      </fieldset>
    </FormDialog>
  );
}
