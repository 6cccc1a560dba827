import { LoadingRows } from '@/components/messages/loading-rows';
import { texts } from '@/components/messages/page-texts';
import { translate } from '@/lib/platform/language/translate';

export default function MessagesLoading() {
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <h1 className="text-3xl">{translate(texts).messages}</h1>
      <LoadingRows />
    </div>
  );
}
