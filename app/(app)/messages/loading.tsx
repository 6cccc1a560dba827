import { LoadingRows } from '@/components/messages/loading-rows';

export default function MessagesLoading() {
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <h1 className="text-3xl">Messages</h1>
      <LoadingRows />
    </div>
  );
}
