import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/webhooks/texts', {
  addressFirst: 'Please enter an address such as https://club.example/maidan',
  addressTooLong: 'The address is too long',
  eventsFirst: 'Please choose at least one event',
  unknownEvent: 'There is no such event',
  oneOwner: 'Name a group or a venue',
});
