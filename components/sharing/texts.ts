import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sharing/texts', {
  shareOf: ({ title }: { title: string }, { name }) => `Share ${name(title)}`,
  share: 'Share',
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',

  // After a game was made.
  tellOthers: 'Tell the others',
  tellOthersHint: 'Send the game to the chat where your players are.',
  toWhatsApp: 'Send to WhatsApp',
  inNewTab: ', in a new tab',
  copy: 'Copy link',
  code: 'QR code of the game',
  invitation: ({ title, when, place }: { title: string; when: string; place: string }, { name }) =>
    `${name(title)}: ${[when, place && name(place)].filter(Boolean).join(', ')}. Are you in?`,
});
