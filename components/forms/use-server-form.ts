'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegister,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type ToastInput, toast } from '@/components/ui/use-toast';
import { type Failed, isCancelled } from '@/lib/platform/http/client';
import { type BodySchema, bodyResolver, sentencesOf } from './body-resolver';
import { type FieldErrors, isCaptchaRefused, refusalOf } from './field-errors';
import { useDraft } from './use-draft';

export interface ServerFormOptions<V extends FieldValues, S extends BodySchema, T> {
  schema: S;
  /** The initial values. */
  values: V;
  /** The values after success; by default the typed ones. */
  nextValues?: V | ((typed: V) => V);
  toBody?: (values: V) => unknown;
  /** Corrects the schema's errors with what it cannot know. */
  check?: (found: FieldErrors, values: V) => FieldErrors;
  send: (body: z.input<S>, values: V) => Promise<T>;
  done?: string | ((answer: T, typed: V) => ToastInput);
  onDone?: (answer: T, typed: V) => unknown;
  /** The query families to refetch afterwards; after a refusal too, because the screen may be out of date. */
  refresh?: readonly string[];
  failed: Failed;
  /** The fields that show their own errors; by default all values. Every other error is the form's. */
  fields?: readonly string[];
  checkRefusal?: (found: FieldErrors, error: unknown) => FieldErrors;
  onRefused?: (error: unknown, found: FieldErrors) => void;
  /** Called when these errors prevent sending. */
  onInvalid?: (errors: FieldErrors, values: V) => void;
  /** Success leaves the page: the form stays busy. */
  leaves?: boolean;
  /**
   * The form's name ('group:7'): its draft outlives the page (`useDraft`). Null for passwords, codes and forms without typed
   * text.
   */
  draft: string | null;
  /** False for a form without `Form` of components/ui, which moves the focus to the first refused field. */
  shouldFocusError?: boolean;
}

/** The part of a form that its fields need. */
export interface ServerFormFields<V extends FieldValues> {
  values: V;
  errors: FieldErrors;
  change: (part: Partial<V> | ((before: V) => V)) => void;
  register: UseFormRegister<V>;
}

/**
 * A form that is validated, sent, and accepted or refused by the server. A refusal loses no input. `register` connects native
 * fields; others use `values` and `change`. Spread `dialog` into a FormDialog, or pass `submit` to a Form.
 */
export function useServerForm<V extends FieldValues, S extends BodySchema, T>(
  options: ServerFormOptions<V, S, T>,
) {
  const { schema, values: first, send, done, failed, fields = Object.keys(first) } = options;
  const queries = useQueryClient();
  const form = useForm<V, unknown, z.input<S>>({
    resolver: bodyResolver(schema, options.toBody ?? ((values) => values), options.check),
    // Complete, by the type `V`.
    defaultValues: first as DefaultValues<V>,
    // After a refusal an error disappears as soon as its field is valid.
    reValidateMode: 'onChange',
    shouldFocusError: options.shouldFocusError ?? false,
  });
  const { isSubmitting, isSubmitted } = form.formState;
  const errors = sentencesOf(form.formState.errors);
  // A second click can precede the render of the busy state.
  const isSending = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  /** Sets values of unregistered fields, which are validated again like registered ones. */
  function change(part: Partial<V> | ((before: V) => V)): void {
    const before = form.getValues();
    const next: Partial<V> = typeof part === 'function' ? part(before) : part;
    form.setValues(next);
    const changed = Object.keys(next).filter((name) => next[name] !== before[name]);
    if (isSubmitted && changed.length > 0) void form.trigger(changed as Path<V>[]);
  }

  /** Fills in fields without making a draft: nobody has typed. */
  function suggest(part: Partial<V>): void {
    const isUntouched = JSON.stringify(form.getValues()) === JSON.stringify(first);
    change(part);
    if (isUntouched) isSaved();
  }

  const isSaved = useDraft(options.draft, first, {
    read: () => form.getValues(),
    restore: (saved) => change(saved),
  });

  /** Shows the errors; those under `form` belong to no field. */
  function setErrors(next: FieldErrors): void {
    form.clearErrors();
    for (const [path, message] of Object.entries(next)) {
      if (message) form.setError(path as Path<V>, { type: 'refused', message });
    }
  }
  function refuse(error: unknown): void {
    if (isCancelled(error)) return;
    const refused = refusalOf(error, fields, failed);
    const found = options.checkRefusal?.(refused, error) ?? refused;
    setErrors(found);
    if (isCaptchaRefused(error)) setAttempt((before) => before + 1);
    options.onRefused?.(error, found);
  }
  async function sendBody(body: z.input<S>): Promise<void> {
    const typed = form.getValues();
    try {
      await accept(await send(body, typed), typed);
    } catch (error) {
      refuse(error);
    }
    const { refresh = [] } = options;
    await Promise.all(refresh.map((family) => queries.invalidateQueries({ queryKey: [family] })));
  }
  async function accept(answer: T, typed: V): Promise<void> {
    if (options.leaves) setIsLeaving(true);
    if (done) toast(typeof done === 'function' ? done(answer, typed) : { title: done });
    const { nextValues: next } = options;
    if (next) form.reset(typeof next === 'function' ? next(typed) : next);
    isSaved();
    await options.onDone?.(answer, typed);
  }
  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const invalid = (found: object) => options.onInvalid?.(sentencesOf(found), form.getValues());
    try {
      await form.handleSubmit(sendBody, invalid)();
    } finally {
      isSending.current = false;
    }
  }
  const busy = isSubmitting || isLeaving;
  return {
    // oxlint-disable-next-line react/incompatible-library -- nothing memoises the values of a form
    values: form.watch(),
    change,
    suggest,
    register: form.register,
    setFocus: form.setFocus,
    errors,
    setErrors,
    refuse,
    busy,
    submit,
    isSubmitted,
    /** The number of refused captcha tokens. */
    attempt,
    dialog: { busy, error: errors.form, onSubmit: submit },
  };
}
