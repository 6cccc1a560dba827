import { NotFoundPage } from '@/components/layout/not-found-page-lazy';

export default function NotFound() {
  return <NotFoundPage />;
}
