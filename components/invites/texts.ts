import type { InviteLinkState } from '@/lib/invites/constants';
import { defineTexts } from '@/lib/platform/language/define-texts';

const STATES: Record<InviteLinkState, string> = {
  open: 'Open',
  expired: 'Expired',
  used: 'Used up',
  revoked: 'Taken back',
};

export const texts = defineTexts('components/invites/texts', {
  print: 'Print',

  name: 'Name',
  email: 'E-mail',
  emailHint: 'We send you a button by e-mail. You need no password.',
  manyHere:
    'Many people have just registered from your network. Your browser is doing a short calculation.',
  offline: 'Failed to join',

  title: 'Invite link',
  hint: 'Whoever has the link can use it, also people who are not on <product/> yet.',

  // Offers: the person's address was entered at a link
  offers: 'Invites to your e-mail address',
  invitedWithAddress: 'Someone invited you with this address.',
  offerOfGroup: 'To the group <group/>',
  offerOfGame: 'To <game/> of <group/>',
  offerHeld: 'A seat is held for you until <at/>.',
  gender: 'Gender',
  genderWhy: 'We ask because not everybody may join here. Other people do not see it.',
  offerGender: 'Your gender, because not everybody may join here',
  join: 'Join',
  askToJoin: 'Ask to join',
  notMe: 'Not me',
  joinFailed: 'Failed to join',
  offerDeclined: 'You will not be asked again by this link',
  didNotWork: 'That did not work',

  kind: 'People with the link',
  kindOf: ({ kind }: { kind: 'join' | 'ask' }) =>
    kind === 'join' ? 'join at once' : 'ask, and you decide',
  lastDay: 'Last day (optional)',
  maxUses: 'For how many people (optional)',
  make: 'Make a link',
  made: 'Link made',
  makeFailed: 'Failed to make the link',
  copyNow: 'Copy or save it now. Nobody can see it again later, not even you.',
  yourLink: 'Your invite link',
  linkCopied: 'Link copied',
  share: 'Share',
  code: 'QR code of the link',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  printPage: 'Page to print',

  links: 'Links so far',
  noLinks: 'No links yet.',
  listFailed: 'Failed to load the links',
  stateOf: ({ state }: { state: InviteLinkState }) => STATES[state],
  madeBy: ({ name: person, at }: { name: string; at: string }, { name, date }) =>
    `by ${name(person)}, ${date(at, { day: 'numeric', month: 'short' })}`,
  until: ({ at }: { at: string }, { date }) =>
    `until ${date(at, { day: 'numeric', month: 'short', year: 'numeric' })}`,
  usesOf: ({ uses, max }: { uses: number; max: number }) => `${uses} of ${max} used`,
  counts: ({ opened, joined, pending }: { opened: number; joined: number; pending: number }) =>
    `${opened} opened · ${joined} joined · ${pending} pending`,
  takeBack: 'Take back',
  takeBackOf: ({ at }: { at: string }, { date }) =>
    `Take back the link of ${date(at, { day: 'numeric', month: 'short' })}`,
  takeBackQuestion: 'Take the link back?',
  takeBackWarning: 'Nobody can join by it any more. You can make a new one at any time.',
  keepLink: 'Keep the link',
  takenBack: 'Link taken back',
  takeBackFailed: 'Failed to take the link back',
});
