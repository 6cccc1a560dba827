import { fullName } from '@/lib/moderation/visibility';
import { listedSports } from '@/lib/users/repository/sports-of';

/** The card's columns of the person `u`, who was found as `near`. */
export const cardColumns = () =>
  [
    'u.id',
    'near.chord',
    fullName('u').as('name'),
    'u.username',
    'u.bio',
    'u.publicLocation',
    'u.profileImageKey',
    'u.profileImageProvider',
    listedSports().as('sports'),
  ] as const;
