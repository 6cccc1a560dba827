import { NotFoundPage } from '@/components/shell/not-found-page-lazy';

export default function NotFound() {
  return <NotFoundPage />;
}
