import { UserNotFound } from '@/components/users/user-not-found';

export default function NotFound() {
  return <UserNotFound />;
}
