import { texts as invites } from '../components/invites/texts';

export const texts = {
  'components/invites/texts': invites,
};
