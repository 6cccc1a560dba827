import { defineTexts } from '@/lib/platform/language/define-texts';

interface Named {
  name: string;
}

export const texts = defineTexts('components/regulars/texts', {
  sendTo: ({ name: person }: Named, { name }) => `Send ${name(person)} the link by WhatsApp`,
  copyLink: 'Copy the link',
  whatToDoWith: ({ name: person }: Named, { name }) => `What to do with ${name(person)}`,
  newLink: 'New link',
  newLinkHint: 'The link before no longer works.',
  linkRenewed: ({ name: person }: Named, { name }) => `${name(person)} has a new link`,
  remove: 'Remove',
  removeOf: ({ name: person }: Named, { name }) => `Remove ${name(person)}?`,
  removed: ({ name: person }: Named, { name }) => `${name(person)} was removed`,
  didNotWork: 'That did not work. Please try again.',
});
