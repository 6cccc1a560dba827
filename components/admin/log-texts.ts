import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/log-texts', {
  // Audit log
  loadingLog: 'Loading the log...',
  nothingDecided: 'Nothing was decided yet.',
  exportCsv: 'Export as CSV',
  action: 'Action',
  actionPlaceholder: 'venue hidden',
  from: 'From',
  to: 'To',
  productItself: 'The product itself',
  // What an entry is about; `type` as it is stored
  target: ({ type }: { type: string }) => type.replace(/[_-]/g, ' '),
  targetNamed: ({ type }: { type: string }) => {
    const thing = type.replace(/[_-]/g, ' ');
    if (type.endsWith('review')) return `${thing} of <name/>`;
    return type === 'message' ? `${thing} by <name/>` : `${thing} <name/>`;
  },
  // Security events
  loadingEvents: 'Loading the security events...',
  event: 'Event',
  all: 'All',
  newBrowser: ({ device }: { device: string }, { name }) => `new browser: ${name(device)}`,
  unknownAccount: ({ account }: { account: string }, { name }) =>
    `Unknown, account ${name(account)}`,
  notSignedIn: 'Not signed in',
  /** As it is stored: fixed words, a thing by its id, or a call, which is read as it is. */
  detail: ({ detail }: { detail: string }) =>
    detail.includes('/') ? detail : detail.replace(/[_.-]/g, ' '),
});
