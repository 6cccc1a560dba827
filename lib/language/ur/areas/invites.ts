// Written by `npm run languages`.
import { texts as componentsInvitesTexts } from '../components/invites/texts';

export const texts = {
  'components/invites/texts': componentsInvitesTexts,
};
