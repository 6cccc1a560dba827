// Written by `npm run languages`.
import { texts as componentsInvitesTexts } from '../components/invites/texts';
import { texts as libPlatformAuthTexts } from '../lib/platform/auth/texts';
import { texts as libPlatformValidationTexts } from '../lib/platform/validation/texts';
import { texts as libUsersTexts } from '../lib/users/texts';

export const texts = {
  'components/invites/texts': componentsInvitesTexts,
  'lib/platform/auth/texts': libPlatformAuthTexts,
  'lib/platform/validation/texts': libPlatformValidationTexts,
  'lib/users/texts': libUsersTexts,
};
