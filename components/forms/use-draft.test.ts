import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, listSources } from '@/scripts/source-files.mjs';

const found = (pattern: RegExp) =>
  listSources()
    .filter((file) => /^(components|app)\/.*\.tsx?$/.test(file) && !isTest(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('holds what is typed into every form, except where it must not or need not', () => {
  expect(found(/^\s*draft: null,$/m)).toEqual([
    // Choices, and a search
    'components/admin/venues/merge-dialog.tsx',
    // Passwords and codes
    'components/auth/new-password-form.tsx',
    'components/auth/register-form.tsx',
    'components/auth/second-step-form.tsx',
    'components/auth/sign-in-form.tsx',
    'components/auth/two-step-setup.tsx',
    'components/auth/two-step.tsx',
    // A customer's name and phone, on a device that the desk shares
    'components/courts/enter-dialog.tsx',
    // Choices
    'components/courts/time-dialog.tsx',
    // A file
    'components/games/import-games-dialog.tsx',
    // People without a session
    'components/invites/live-guest-form.tsx',
    // It has a separate store, `draft-store`
    'components/onboarding/use-onboarding-form.ts',
    // Choices
    'components/teams/wishes-dialog.tsx',
    // Passwords
    'components/users/delete-account-dialog.tsx',
    'components/users/email-dialog.tsx',
    'components/users/passkey-dialogs.tsx',
    'components/users/password-dialog.tsx',
    'components/users/token-dialog.tsx',
  ]);
});

it('holds text outside of forms, except what is searched for', () => {
  const fields = new Set(found(/<(Input|Textarea)(Field)?\b/));
  expect(found(/useState(<string>)?\(''\)/).filter((file) => fields.has(file))).toEqual([
    // Sent with a picture, which no draft can have
    'components/bookings/add-certificate.tsx',
    // A demonstration for guests
    'components/groups/demo-group.tsx',
    'components/map/place-search-box.tsx',
    'components/messages/chat-search.tsx',
    // Its outbox stores it
    'components/offline/offline-chats.tsx',
  ]);
});
