import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Texts that the server returns in English (lib/admin/service/read-console, lib/admin/repository/overview). */
const KEYS = {
  People: 'figurePeople',
  Groups: 'figureGroups',
  Venues: 'figureVenues',
  'Upcoming games': 'figureGames',
  Coaches: 'figureCoaches',
  'Open reports': 'figureReports',
  'New people': 'figureNewPeople',
  'Games created': 'figureGamesCreated',
  Messages: 'figureMessages',
  'Booking requests': 'figureBookings',
  'Sign-in': 'serviceSignIn',
  Pictures: 'servicePictures',
  Captcha: 'serviceCaptcha',
  Maps: 'serviceMaps',
  Mail: 'serviceMail',
  Push: 'servicePush',
  'Audit log': 'serviceLog',
  password: 'byPassword',
  'password, Google': 'byPasswordAndGoogle',
  'password, link': 'byPasswordAndLink',
  'password, link, Google': 'byPasswordLinkAndGoogle',
  'guarded by a trigger': 'guardedByTrigger',
  'append-only for this role': 'appendOnly',
  off: 'off',
  'web push': 'webPush',
  local: 'localDisk',
  none: 'noMail',
  outbox: 'localOutbox',
} as const;

const isKnown = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name);

/** Translates the name of a figure or a service, or its value. Names of products are unchanged. */
export function figureWords(name: string): string {
  return isKnown(name) ? translate(texts)[KEYS[name]] : name;
}
