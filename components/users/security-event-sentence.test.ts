import { expect, it } from 'vitest';
import { OWN_SECURITY_EVENTS } from '@/lib/platform/observability/security-event-names';
import { isAlarming, securityEventSentence } from './security-events';

const facts = { device: 'Chrome on Windows', isNewDevice: false, detail: null };

it('names the browser of a sign-in and says if it is new', () => {
  const event = 'authn_login_success';
  expect(securityEventSentence({ ...facts, event })).toBe('Signed in from Chrome on Windows');
  const fresh = { ...facts, event, isNewDevice: true } as const;
  expect(securityEventSentence(fresh)).toBe('New sign-in from Chrome on Windows');
  expect([isAlarming({ ...facts, event }), isAlarming(fresh)]).toEqual([false, true]);
});

it('has a sentence for every event, without its internal name', () => {
  const sentences = OWN_SECURITY_EVENTS.map((event) => securityEventSentence({ ...facts, event }));
  expect(new Set(sentences).size).toBe(OWN_SECURITY_EVENTS.length);
  expect(sentences.join()).not.toMatch(/_|authn/);
});

it('distinguishes group roles from admin decisions, and a wrong password typed while signed in', () => {
  const say = (event: 'authn_login_fail' | 'privilege_permissions_changed', detail: string) =>
    securityEventSentence({ ...facts, event, detail });
  expect(say('privilege_permissions_changed', 'group organiser')).toBe(
    'Your role in a group was changed',
  );
  expect(say('privilege_permissions_changed', 'suspend')).toMatch(/by an admin$/);
  expect(say('authn_login_fail', 'own password')).toBe(
    'Wrong password typed where you were signed in',
  );
});

it.each(['authn_login_fail', 'authn_login_lock', 'authn_second_step_fail'] as const)(
  'marks %s as alarming',
  (event) => {
    expect(isAlarming({ ...facts, event })).toBe(true);
  },
);
