import { GuestShell } from '@/components/layout/guest-shell';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

export default function NotFound() {
  return (
    <GuestShell>
      <NotFoundScreen />
    </GuestShell>
  );
}
